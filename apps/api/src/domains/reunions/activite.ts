import type { LigneReunion } from '@francis/contract';
import type { Lue } from './lecture.ts';
import { montrer } from './montrer.ts';

/** Words that say somebody works for themselves; each names the trade or the income, and no employer's name holds it. */
const INDEPENDANCE = [
  'profession libérale',
  'professions libérales',
  'en libéral',
  'exerce en libéral',
  'à mon compte',
  'à son compte',
  'indépendant',
  'travailleur non salarié',
  'freelance',
  'auto-entrepreneur',
  'micro-entrepreneur',
  'mon bénéfice',
  'mes bénéfices',
  'son bénéfice',
  'ses bénéfices',
  'mes honoraires',
  'ses honoraires',
] as const;
/** Trades of the liberal professions that are as often practised on a payroll: asked, never supposed. */
const SOUVENT_LIBERAUX = [
  'architecte',
  'avocat',
  'notaire',
  'médecin',
  'chirurgien',
  'dentiste',
  'infirmier',
  'infirmière',
  'kinésithérapeute',
  'psychologue',
  'vétérinaire',
  'expert-comptable',
  'géomètre',
  'ostéopathe',
  'sage-femme',
] as const;
const STATUT = 'statut_professionnel_client1';
/** What one person earns, whatever its nature; a profit that is called so has a field of its own. */
export const REVENU = 'revenu_net_annuel_client1';
const NON_COMMERCIAL = 'benefices_non_commerciaux_foyer';
const COMMERCIAL = 'benefices_industriels_commerciaux_foyer';
export const REVENUS: ReadonlySet<string> = new Set([REVENU, NON_COMMERCIAL, COMMERCIAL]);
export const BENEFICE_DIT = 'bénéfice';
const RECETTES = ['chiffre d’affaires', "chiffre d'affaires", 'recettes'] as const;
const COMMERCE = ['industriel', 'commerçant', 'artisan', 'boutique'] as const;
const SALARIE = ['salarié', 'salaire', 'fonctionnaire', 'mon employeur', 'retraité'] as const;
const DIT = 'l’activité est dite indépendante\u202f: vérifiez de qui, et à quel régime';
const METIER = 'ce métier s’exerce souvent en libéral\u202f: confirmez-le, ou corrigez pour «\u00a0Salarié\u00a0»';
const BENEFICE = 'pris pour un bénéfice, après charges\u202f: vérifiez que ce ne sont ni des recettes ni un salaire';

const trouver = (texte: string, mots: readonly string[]): { debut: number; fin: number } | undefined => {
  const bas = texte.toLowerCase();
  const mot = mots.find((un) => bas.includes(un));
  return mot === undefined ? undefined : { debut: bas.indexOf(mot), fin: bas.indexOf(mot) + mot.length };
};

/** What comes in before expenses is nobody's income: how much of it is depends on the tax regime. */
export const ditDesRecettes = (texte: string): boolean => trouver(texte, RECETTES) !== undefined;

/** The field that an amount of a line fills: the profit of its own category, where the line calls it one. */
export function champDuRevenu(texte: string): string {
  if (trouver(texte, [BENEFICE_DIT]) === undefined) return ditLeConjoint(texte) ? REVENU_DU_CONJOINT : REVENU;
  return trouver(texte, COMMERCE) === undefined ? NON_COMMERCIAL : COMMERCIAL;
}

const CONJOINTS = 'mari femme époux épouse conjoint conjointe compagnon compagne'.split(' ');
const GAGNE = ['gagne', 'touche', 'perçoit', 'déclare'];
/** Words that say whose income it is: « son mari gagne », « le salaire de ma femme ». */
const DU_CONJOINT = CONJOINTS.flatMap((un) =>
  ['son', 'sa', 'mon', 'ma'].flatMap((sien) => [
    ...GAGNE.map((verbe) => `${sien} ${un} ${verbe}`),
    `salaire de ${sien} ${un}`,
    `revenu de ${sien} ${un}`,
  ]),
);
export const REVENU_DU_CONJOINT = 'revenu_net_annuel_client2';

/** Whether a line says the income of the other of the couple, and no one else's. */
export const ditLeConjoint = (texte: string): boolean => trouver(texte, DU_CONJOINT) !== undefined;

/** Whether the person works for themselves, as the words let propose it; to be confirmed, always. */
export function lireActivite(lignes: readonly LigneReunion[]): Lue[] {
  const proposer = (mots: readonly string[], raison: string): Lue[] =>
    lignes.flatMap((ligne) => {
      const preuve = ligne.texte.trimEnd().endsWith('?') ? undefined : trouver(ligne.texte, mots);
      if (!preuve) return [];
      const commun = { champ: STATUT, valeur: 'Indépendant', etat: 'a_verifier', formule: null } as const;
      return [{ ...commun, raison, ...montrer(ligne, [preuve]) }];
    });
  const dites = proposer(INDEPENDANCE, DIT);
  if (dites.length > 0) return dites.slice(0, 1);
  const paye = lignes.some(({ texte }) => trouver(texte, SALARIE) !== undefined);
  // A notary whom the client saw is no trade of the client's.
  const dits = SOUVENT_LIBERAUX.flatMap((metier) => [`suis ${metier}`, `est ${metier}`, `comme ${metier}`]);
  return paye ? [] : proposer(dits, METIER).slice(0, 1);
}

/** The income of who works for themselves is their profit: the file takes it so, and its reader is asked. */
export const enBenefice =
  (activite: readonly Lue[]) =>
  (lue: Lue): Lue =>
    activite.length > 0 && REVENUS.has(lue.champ) ? { ...lue, etat: 'a_verifier', raison: BENEFICE } : lue;
