import type { Mention } from '@francis/lecture';
import { formater } from '../orchestration/typographie.ts';
import { type Dite, estNie, incompris, lue, type Lue } from './reponse.ts';

type Montant = Extract<Mention, { type: 'montant' }>;

const FOIS = { jour: undefined, semaine: undefined, mois: 12, trimestre: 4, semestre: 2, an: 1 } as const;
/** Below, a bare amount may be that of a month. */
const PEUT_ETRE_MENSUEL = 9_000;
/** Below, a bare number is no income of a year. */
const REVENU_MIN = 100;
const REVENU_MAX = 1_000_000_000;

const estMontant = (m: Mention): m is Montant => m.type === 'montant';
const foisDe = (m: Montant): number | undefined => m.fois ?? (m.periode === undefined ? 1 : FOIS[m.periode]);

function refusDe(montants: readonly Montant[]): string | undefined {
  if (montants.some(({ qualite }) => qualite === 'brut'))
    return 'L’impôt se calcule sur le net imposable\u202f: dites-le, il figure sur votre avis ou votre bulletin de décembre.';
  if (montants.some(({ devise }) => devise !== 'EUR')) return 'Dites ce montant en euros.';
  if (montants.some((m) => foisDe(m) === undefined)) return 'Dites le total de l’année.';
  if (montants.some((m) => m.periode === undefined && m.valeur < PEUT_ETRE_MENSUEL))
    return 'Est-ce par mois ou par an\u202f? Dites le total de l’année.';
  return undefined;
}

/** The yearly taxable income of the household; never a gross one, nor a month taken for a year. */
export function lireRevenu(dite: Dite, situation: string | undefined): Lue {
  const montants = dite.mentions.filter(estMontant).filter((m) => !estNie(dite, m));
  const vagues = dite.mentions.filter((m) => m.type === 'quantite' || m.type === 'taux');
  if (montants.length === 0)
    return incompris('Dites un montant par an, par exemple «\u00a0trente-six mille euros\u00a0».');
  if (montants.length > 2 || vagues.length > 0)
    return incompris('Plusieurs nombres\u202f: dites seulement le total de l’année pour le foyer.');
  const refus = refusDe(montants);
  if (refus !== undefined) return incompris(refus);
  const total = montants.reduce((n, m) => n + m.valeur * (foisDe(m) ?? 1), 0);
  if (total < REVENU_MIN || total > REVENU_MAX) return incompris('Dites un montant par an, en euros.');
  const admises = dite.mentions.filter((m) => m.type === 'duree' || m.type === 'date');
  return lue(dite, Math.round(total), montants, {
    admises,
    formule: formuleDe(montants),
    doute: douteDe(dite, montants, situation),
  });
}

function formuleDe(montants: readonly Montant[]): string | undefined {
  const termes = montants.map((m) => {
    const fois = foisDe(m) ?? 1;
    return `${formater(m.valeur, 'nombre')}${fois === 1 ? '' : ` × ${fois}`}`;
  });
  return montants.length > 1 || montants.some((m) => foisDe(m) !== 1) ? termes.join(' + ') : undefined;
}

function douteDe(dite: Dite, montants: readonly Montant[], situation: string | undefined): string | undefined {
  if (montants.length > 1) return 'deux montants ajoutés';
  const [seul] = montants;
  if (seul?.qualite === 'net' || seul?.qualite === 'net_paye') return 'net pris pour le net imposable';
  const aDeux = situation === 'marie' || situation === 'pacs';
  if (aDeux && !dite.mots.has('nous_deux')) return 'vous déclarez à deux\u202f: le revenu est celui du foyer entier';
  return undefined;
}
