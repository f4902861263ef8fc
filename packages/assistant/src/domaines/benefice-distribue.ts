import type { NoeudTrace, RefusFiscal } from '@francis/fiscal';
import { expliquerRevenusMobiliers } from '@francis/fiscal/patrimoine';
import { lireDemandes, motsDits } from '@francis/lecture';
import { jeton } from '../orchestration/jetons.ts';
import type { Brouillon } from '../redaction/brouillon.ts';
import { type Explication, expliquer, type ResultatDomaine } from './domaine.ts';
import type { QuestionLue } from './question.ts';
import type { EntreeSociete } from './societe.ts';

const DIVIDENDES = motsDits('dividendes|dividende|distribue|distribuer|distribution');
const TOUT = motsDits('tout|tous|totalite|integralite|le reste|100 %|entierement|en entier|ce qui reste');
/** Nothing else is paid, or the profit is told once it is. */
const SANS_SALAIRE = [
  'aucun salaire',
  'sans salaire',
  'pas de salaire',
  'mon salaire inclus',
  'salaire inclus',
  'salaires inclus',
  'non remuneree',
  'non remunere',
  'sans remuneration',
  'aucune remuneration',
  'pas de remuneration',
  'avant remuneration',
  'totalite du benefice apres is',
  'tout le benefice apres is',
  'integralite du benefice apres is',
  'totalite du benefice apres impot',
  'tout le benefice apres impot',
];
const NET = motsDits('net|nets|poche|poches|reste|restera|net net');
const SOCIETE = motsDits('sasu|sas|sarl|eurl|selarl|societe|boite|entreprise|is');
/** Another owner than a person, or something paid before the profit. */
const AUTRE_CAS = motsDits(
  'recu|recus|recue|percu|percus|touche|touches|2op|tranche|tmi|holding|filiale|filiales|mere-fille|mere fille|salaire|salaires|remuneration|bareme|per|pea|donation|benefice apres is|benefice apres impot|resultat apres is|resultat net',
);
/** Who manages alone the majority of a company of this kind pays contributions on its dividends. */
const GERANT = motsDits('sarl|eurl|gerant|gerante|tns|selarl');

/** « je sors tout en dividendes, il me reste combien ? »: the profit of a company, taxed, then paid to one person. */
export function beneficeDistribue(q: QuestionLue): Pick<EntreeSociete, 'distribue'> | undefined {
  const demande = lireDemandes(q.phrases.at(-1) ?? '').includes('net_restant') || NET.test(q.phrases.at(-1) ?? '');
  if (!DIVIDENDES.test(q.texte) || !TOUT.test(q.texte) || !demande) return undefined;
  const texte = SANS_SALAIRE.reduce((t, mots) => t.replaceAll(mots, ' '), q.texte);
  if (!SOCIETE.test(texte) || AUTRE_CAS.test(texte)) return undefined;
  return { distribue: GERANT.test(q.texte) ? 'gerant' : 'associe' };
}

const noeud = (regle: string, libelle: string, montant: number, formule: string, de: NoeudTrace): NoeudTrace => ({
  ...de,
  regle,
  libelle,
  valeur: Math.round(montant * 100) / 100,
  formule,
  entrees: [],
  parametres: [],
  enfants: [],
});

/** The tax of the company, then that of the dividend made of all that it leaves, paid the year after. */
export function distribuer({ benefice, date_cloture }: EntreeSociete, is: Explication): Explication | RefusFiscal {
  const total = Number(is.trace.enfants.find((n) => n.regle === 'is.total')?.valeur ?? is.trace.valeur);
  const reste = Math.max(0, benefice - total);
  const annee = Number(date_cloture.slice(0, 4)) + 1;
  const rcm = expliquer(expliquerRevenusMobiliers({ annee, dividendes: reste }));
  if (!('trace' in rcm)) return rcm;
  const preleve = Number(rcm.trace.valeur);
  return {
    ...is,
    statut: 'estimation',
    hypotheses: [
      ...is.hypotheses,
      'Tout ce qui reste du bénéfice est versé l’année suivante à une personne physique, au prélèvement forfaitaire, sans mise en réserve.',
    ],
    trace: {
      ...is.trace,
      enfants: [
        ...is.trace.enfants,
        noeud('is.distribuable', 'Bénéfice après impôt', reste, `${benefice} − ${total}`, is.trace),
        { ...rcm.trace, regle: 'is.sur_dividende', libelle: 'Impôt et prélèvements sur le dividende' },
        noeud('is.net', 'Net pour l’associé', reste - preleve, `${reste} − ${preleve}`, rcm.trace),
      ],
    },
  };
}

export function direLeNet({ distribue }: EntreeSociete, r: ResultatDomaine, b: Brouillon): void {
  const j = (regle: string): string => jeton(r.appel, regle);
  b.paragraphe(
    `Il vous reste **${j('is.net')}** : la société paie ${j('is.total')} d’impôt sur les sociétés, verse ${j('is.distribuable')} de dividendes, et ceux-ci supportent ${j('is.sur_dividende')} de prélèvement forfaitaire et de prélèvements sociaux.[^cgi-219][^cgi-200-a]`,
  );
  b.paragraphe(
    distribue === 'gerant'
      ? 'Le gérant majoritaire paie en plus des cotisations sur la part des dividendes qui dépasse une fraction du capital : ce calcul ne les compte pas. Êtes-vous majoritaire ?'
      : 'La réserve légale, que les statuts et la loi font parfois doter avant tout dividende, n’est pas comptée.',
  );
}
