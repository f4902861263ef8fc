/** Characters after which a slash begins a regular expression, not a division. */
const AVANT_UNE_EXPRESSION = new Set([
  '',
  '(',
  ',',
  '=',
  ':',
  '[',
  '!',
  '&',
  '|',
  '?',
  '{',
  '}',
  ';',
  '+',
  '-',
  '*',
  '<',
  '>',
  '~',
  '%',
  '^',
  '\n',
]);
const MOTS_AVANT = new Set(['return', 'typeof', 'case', 'of', 'in', 'yield', 'await', 'void']);

/** Where the literal that begins at `i` ends: a string, a template, an expression (classes hold slashes). */
function finDuLitteral(source: string, i: number, borne: string): number {
  let classe = false;
  for (let k = i + 1; k < source.length; k += 1) {
    const c = source[k];
    if (c === '\\') k += 1;
    else if (borne === '/' && c === '[') classe = true;
    else if (borne === '/' && c === ']') classe = false;
    else if (c === borne && !classe) return k;
  }
  return source.length;
}

/** How many regular expressions a source writes: literals, and those made from a string. */
export function compterLesExpressions(source: string): number {
  let nombre = 0;
  let avant = '';
  let mot = '';
  for (let i = 0; i < source.length; i += 1) {
    const c = source[i] ?? '';
    if (source.startsWith('//', i)) i = finDeLigne(source, i);
    else if (source.startsWith('/*', i)) i = source.indexOf('*/', i) + 1;
    else if (c === '"' || c === "'" || c === '`') {
      i = finDuLitteral(source, i, c);
      [avant, mot] = [c, ''];
    } else if (c === '/' && (AVANT_UNE_EXPRESSION.has(avant) || MOTS_AVANT.has(mot))) {
      nombre += 1;
      i = finDuLitteral(source, i, '/');
      [avant, mot] = ['/', ''];
    } else if (/\w/.test(c)) {
      mot = /\w/.test(source[i - 1] ?? '') ? mot + c : c;
      avant = c;
    } else if (c.trim() !== '') {
      if (c === '(' && mot === 'RegExp') nombre += 1;
      [avant, mot] = [c, ''];
    }
  }
  return nombre;
}

const finDeLigne = (source: string, i: number): number => {
  const fin = source.indexOf('\n', i);
  return fin < 0 ? source.length : fin;
};

/** Lines `mot: 'concept'` or `mot: 12` in a row, the key a plain word and the value for the program. */
const ENTREE = /^\s*(?:'[a-zà-ÿ' -]{2,}'|"[a-z' -]{2,}"|[a-z]{2,}): (?:'[a-z€%_0-9 ]*'|"[a-z' ]*"|[\d.e]+),$/;
/** Fewer are an option of a function, not a dictionary. */
const ENTREES_D_UN_DICTIONNAIRE = 6;

/** Longest run of such lines in a source. */
export function plusLongDictionnaire(source: string): number {
  let plus = 0;
  let suite = 0;
  for (const ligne of source.split('\n')) {
    suite = ENTREE.test(ligne) ? suite + 1 : 0;
    plus = Math.max(plus, suite);
  }
  return plus;
}

export const estUnDictionnaire = (source: string): boolean => plusLongDictionnaire(source) >= ENTREES_D_UN_DICTIONNAIRE;
