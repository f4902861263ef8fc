import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { motsDits } from '@francis/lecture';
import type { Mention } from '../../comprehension/mentions.ts';
import { type QuestionLue, sansPassages } from '../question.ts';
import type { EntreeSuccession } from './entree-succession.ts';

const OBSEQUES = motsDits(
  'obseques|pompes funebres|funerailles|enterrement|inhumation|cremation|frais funeraires|facture des pompes funebres|marbrier',
);
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
const sontFuneraires = ({ gauche, droite }: Mention): boolean => {
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

type Masse = Pick<
  EntreeSuccession,
  'date' | 'actif_net' | 'passif' | 'frais_funeraires' | 'forfait_mobilier' | 'biens_communs'
>;

/** The law of this year, which was that of the years before. */
const LOI_CONNUE = '2026-06-01';
const lire = (nom: string, date: string): number =>
  (lireParametreLegal(nom, date) ?? lireParametreLegal(nom, LOI_CONNUE))?.valeur ?? 0;

/** What the deceased leaves: the furniture counted, the debts paid, the funeral deducted as far as the law lets. */
export function masseNette(e: Masse): number {
  const { date, actif_net, passif = 0, frais_funeraires = 0 } = e;
  const meubles = e.forfait_mobilier === true ? actif_net * lire('deces.meubles', date) : 0;
  const sienne = (actif_net + meubles - passif) / (e.biens_communs === true ? 2 : 1);
  return Math.max(0, sienne - Math.min(frais_funeraires, lire('deces.obseques', date)));
}
