import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { motsDits } from '@francis/lecture';
import type { Mention } from '../../comprehension/mentions.ts';
import { type QuestionLue, sansPassages } from '../question.ts';

const OBSEQUES = motsDits(
  'obseques|pompes funebres|funerailles|enterrement|inhumation|cremation|frais funeraires|facture des pompes funebres|marbrier',
);
/** Whether a normalised text speaks of a funeral. */
export const parleDObseques = (texte: string): boolean => OBSEQUES.test(texte);

const FINS = [',', '.', ';', '?', '(', ' et '];
const BIENS = motsDits('maison|appartement|livrets|livret|comptes|epargne|terrain|argent');

const dernierMembre = (texte: string): string =>
  texte.slice(Math.max(0, ...FINS.map((fin) => texte.lastIndexOf(fin) + (texte.includes(fin) ? fin.length : 0))));
const MOTS_APRES = 6;
const premiersMots = (texte: string): string => {
  const fins = FINS.map((fin) => texte.indexOf(fin)).filter((i) => i >= 0);
  return texte
    .slice(0, Math.min(texte.length, ...fins))
    .replace('€', '')
    .trim()
    .split(' ')
    .slice(0, MOTS_APRES)
    .join(' ');
};
/** « 742 000 € après paiement des frais d’obsèques »: the estate, and nothing of the funeral. */
const DEJA_PAYES = motsDits('apres|net|nets|nette|deduits|deduites|deduction|payes|payees|paiement|compris|comprises');
export const sontFuneraires = ({ gauche, droite }: Pick<Mention, 'gauche' | 'droite'>): boolean => {
  const [avant, apres] = [dernierMembre(gauche), premiersMots(droite)];
  return (OBSEQUES.test(avant) && !BIENS.test(avant)) || (OBSEQUES.test(apres) && !DEJA_PAYES.test(apres));
};

/** « les pompes funèbres nous ont pris 4 800 € »: what the funeral cost, and the question without it. */
export function lireFunerailles(q: QuestionLue): { readonly q: QuestionLue; readonly frais: number | undefined } {
  const siens = q.montants.filter(sontFuneraires);
  if (siens.length === 0 || siens.length === q.montants.length) return { q, frais: undefined };
  const fin = (m: Mention): number =>
    m.fin +
    (q.texte
      .slice(m.fin, m.fin + 2)
      .trimStart()
      .startsWith('€')
      ? 2
      : 0);
  return {
    q: sansPassages(
      q,
      siens.map((m) => [m.debut, fin(m)] as const),
    ),
    frais: siens.reduce((t, m) => t + m.montant, 0),
  };
}

const FORFAIT = motsDits(
  'forfait mobilier|forfait des meubles|forfait pour les meubles|forfait meubles|forfait de 5 %|forfait 5 %|meubles au forfait|mobilier au forfait|5 % de meubles|5 % pour les meubles|5 % de mobilier|5 % pour le mobilier|forfait du mobilier|meubles pour 5 %|meubles a 5 %',
);
const SANS_FORFAIT = motsDits('sans forfait|pas de forfait|hors forfait|inventaire|sans meubles|pas de meubles');

/** « on compte le forfait pour les meubles »: a share of all the other goods (CGI art. 764). */
export const meublesAuForfait = (texte: string): boolean => FORFAIT.test(texte) && !SANS_FORFAIT.test(texte);

/** The law of this year, which was that of the years before. */
const LOI_CONNUE = '2026-06-01';
const lire = (nom: string, jour: string): number =>
  (lireParametreLegal(nom, jour) ?? lireParametreLegal(nom, LOI_CONNUE))?.valeur ?? 0;

/** What a funeral takes off an estate, whatever more it cost (CGI art. 775). */
export const obsequesDeduites = (payees: number, jour: string): number =>
  Math.min(payees, lire('deces.obseques', jour));

/** The goods with their furniture at its flat share. */
export const avecLesMeubles = (biens: number, jour: string): number =>
  Math.round(biens * (1 + lire('deces.meubles', jour)) * 100) / 100;
/** What the goods were before their furniture. */
export const sansLesMeubles = (masse: number, jour: string): number => masse / (1 + lire('deces.meubles', jour));
