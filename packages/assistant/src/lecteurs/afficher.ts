import type { DefinitionFait, Fait, Unite } from '@francis/faits';
import type { Mention } from '@francis/lecture';
import { formater, jourEnLettres, nombre } from '../orchestration/typographie.ts';

const INSECABLE = '\u00a0';
const SIGNES: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '+': '+', '-': '−' };
const NOMS: Readonly<Partial<Record<Unite, string>>> = { age: 'ans', ans: 'ans', mois: 'mois', km: 'km' };

/** « 38 400 € (3 200 × 12) »: a value in French, with the sum that makes it. */
export function afficher(fait: Fait, definition: DefinitionFait, parId: ReadonlyMap<string, Mention>): string {
  const valeur = valeurEnFrancais(fait.valeur, definition);
  const somme = fait.formule === undefined ? undefined : sommeEnFrancais(fait.formule, definition, parId);
  return somme === undefined ? valeur : `${valeur} (${somme})`;
}

function valeurEnFrancais(valeur: Fait['valeur'], { unite, choix }: DefinitionFait): string {
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non';
  if (typeof valeur === 'string') return unite === 'date' ? jourEnLettres(valeur) : (choix?.[valeur] ?? valeur);
  if (unite === 'EUR' || unite === 'CHF' || unite === 'taux') return formater(valeur, unite);
  if (unite === 'annee') return String(valeur);
  const nom = NOMS[unite];
  return nom === undefined ? nombre(valeur) : `${nombre(valeur)}${INSECABLE}${nom}`;
}

/** The formula with the numbers in the place of their mentions; none when a number was said in an earlier turn. */
function sommeEnFrancais(
  formule: string,
  { unite }: DefinitionFait,
  parId: ReadonlyMap<string, Mention>,
): string | undefined {
  if (unite !== 'EUR' && unite !== 'CHF') return undefined;
  const termes: string[] = [];
  for (const terme of decouper(formule)) {
    const mention = parId.get(terme);
    if (mention !== undefined && 'valeur' in mention) termes.push(nombre(mention.valeur));
    else if (SIGNES[terme] !== undefined) termes.push(SIGNES[terme]);
    else if (Number.isFinite(Number(terme))) termes.push(nombre(Number(terme)));
    else return undefined;
  }
  return termes.length > 1 ? termes.join(INSECABLE) : undefined;
}

/** « m1*12+m2 » → m1, *, 12, +, m2. */
function decouper(formule: string): string[] {
  const termes = [''];
  for (const c of formule) {
    if (c in SIGNES) termes.push(c, '');
    else termes[termes.length - 1] += c;
  }
  return termes;
}
