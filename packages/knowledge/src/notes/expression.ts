/**
 * Arithmetic of the examples: numbers, names of legal parameters, + − × ÷, parentheses, `min`, `max`, `arrondi` (to the
 * euro). Nothing else can be written, so nothing else can run.
 */
export interface Calculee {
  readonly valeur: number;
  /** Names of parameters read, in order. */
  readonly parametres: readonly string[];
  /** Numbers typed in the expression. */
  readonly nombres: readonly number[];
}

const LEXEME = /\s*(?:(\d+(?:\.\d+)?)|([a-z][\w]*(?:\.[\w]+)+)|(min|max|arrondi)\b|([-+*/(),]))/y;

/** @throws Error naming what cannot be read */
export function calculerExpression(texte: string, lire: (nom: string) => number): Calculee {
  const lexemes = decomposer(texte);
  const parametres: string[] = [];
  const nombres: number[] = [];
  let rang = 0;
  const suivant = (): string | undefined => lexemes[rang];
  const prendre = (attendu: string): void => {
    if (lexemes[rang] !== attendu) throw new Error(`« ${attendu} » expected in « ${texte} »`);
    rang += 1;
  };
  const somme = (): number => {
    let total = produit();
    for (let signe = suivant(); signe === '+' || signe === '-'; signe = suivant()) {
      rang += 1;
      const terme = produit();
      total += signe === '+' ? terme : -terme;
    }
    return total;
  };
  const produit = (): number => {
    let total = facteur();
    for (let signe = suivant(); signe === '*' || signe === '/'; signe = suivant()) {
      rang += 1;
      const terme = facteur();
      total = signe === '*' ? total * terme : total / terme;
    }
    return total;
  };
  const facteur = (): number => {
    const lexeme = lexemes[rang];
    if (lexeme === undefined) throw new Error(`« ${texte} » stops too early`);
    rang += 1;
    if (lexeme === '-') return -facteur();
    if (lexeme === '(') {
      const dedans = somme();
      prendre(')');
      return dedans;
    }
    if (lexeme === 'min' || lexeme === 'max' || lexeme === 'arrondi') return fonction(lexeme);
    if (/^\d/.test(lexeme)) {
      nombres.push(Number(lexeme));
      return Number(lexeme);
    }
    if (!/^[a-z]/.test(lexeme)) throw new Error(`« ${lexeme} » is out of place in « ${texte} »`);
    parametres.push(lexeme);
    return lire(lexeme);
  };
  const fonction = (nom: 'min' | 'max' | 'arrondi'): number => {
    prendre('(');
    const valeurs = [somme()];
    while (suivant() === ',') {
      rang += 1;
      valeurs.push(somme());
    }
    prendre(')');
    if (nom === 'arrondi') return Math.round(valeurs[0] ?? 0);
    return nom === 'min' ? Math.min(...valeurs) : Math.max(...valeurs);
  };
  const valeur = somme();
  if (rang < lexemes.length) throw new Error(`« ${lexemes[rang]} » is out of place in « ${texte} »`);
  return { valeur, parametres, nombres };
}

function decomposer(texte: string): string[] {
  const lexemes: string[] = [];
  LEXEME.lastIndex = 0;
  let fin = 0;
  const utile = texte.trimEnd();
  while (fin < utile.length) {
    LEXEME.lastIndex = fin;
    const m = LEXEME.exec(utile);
    if (!m) throw new Error(`« ${utile.slice(fin)} » cannot be read`);
    lexemes.push(m[1] ?? m[2] ?? m[3] ?? m[4] ?? '');
    fin = LEXEME.lastIndex;
  }
  return lexemes;
}
