import { FRANCS_PAR_EURO, type Mention } from '@francis/lecture';

/** One way to make a value from mentions: « m1 », « m1*12 », « m1+m3 », « m2/m4 ». */
export interface Compte {
  readonly valeur: number;
  readonly formule: string;
  readonly mentions: readonly string[];
}

type Montant = Extract<Mention, { type: 'montant' }>;
export const estMontant = (m: Mention): m is Montant => m.type === 'montant';

const PAR_AN: Readonly<Record<string, number>> = { mois: 12, trimestre: 4, semestre: 2, semaine: 52, an: 1 };
/** An amount over the year: as it is when its period is not said, or is no period of a year. */
export const parAn = ({ valeur, periode, fois }: Montant): number => valeur * (fois ?? PAR_AN[periode ?? 'an'] ?? 1);
/** Values of one amount that are added to those of another, the plainest first. */
const VALEURS_SOMMEES = 6;
/** Nobody multiplies by more numbers than this; each is tried on every amount. */
const FACTEURS_MAX = 10;
/** Months of pay that a year may hold. */
const MOIS_DE_PAIE_MAX = 16;
/** Beyond that many amounts, only pairs are added: a text full of them would hold the reading. */
const MONTANTS_EN_TRIPLETS = 8;
/** Beyond that many, none is added to another. */
const MONTANTS_EN_PAIRES = 30;
const CENTIMES = 0.51;

export const proche = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(CENTIMES, Math.abs(b) * 1e-6);

const compte = (valeur: number, formule: string, ...mentions: string[]): Compte => ({ valeur, formule, mentions });

/** Months between two that were said, or from one to the end of the year: « d’avril à décembre ». */
function moisDits(mentions: readonly Mention[]): Compte[] {
  const mois = mentions.flatMap((m) => (m.type === 'date' && m.mois !== undefined ? [{ id: m.id, mois: m.mois }] : []));
  return mois.flatMap((a) => [
    compte(13 - a.mois, a.id, a.id),
    compte(a.mois, a.id, a.id),
    ...mois.filter((b) => b.mois > a.mois).map((b) => compte(b.mois - a.mois + 1, `${b.id}-${a.id}`, a.id, b.id)),
  ]);
}

/** Numbers by which the person may multiply or share an amount: months said, people counted. */
function facteurs(mentions: readonly Mention[]): Compte[] {
  const dites = mentions.flatMap((m) => {
    if (m.type === 'duree' && m.unite === 'mois' && m.valeur <= MOIS_DE_PAIE_MAX) return [compte(m.valeur, m.id, m.id)];
    return m.type === 'quantite' && m.valeur >= 2 && m.valeur <= 60 ? [compte(m.valeur, m.id, m.id)] : [];
  });
  return [...dites, ...moisDits(mentions)].slice(0, FACTEURS_MAX);
}

/** The yearly or total values that one amount may stand for, the plainest first. */
function valeursDe(m: Montant, autres: readonly Compte[], mensuels: boolean): Compte[] {
  const brut = compte(m.valeur, m.id, m.id);
  const annees = m.periode === undefined ? undefined : PAR_AN[m.periode];
  const dites = m.fois === undefined ? [] : [compte(m.valeur * m.fois, `${m.id}*${m.fois}`, m.id)];
  // « 610 000 francs en 1998 »
  const francs = m.devise === 'CHF' ? [compte(m.valeur / FRANCS_PAR_EURO, `${m.id}/${FRANCS_PAR_EURO}`, m.id)] : [];
  const directes =
    annees === undefined || annees === 1 ? [brut] : [compte(m.valeur * annees, `${m.id}*${annees}`, m.id), brut];
  if (m.periode === undefined && mensuels) directes.push(compte(m.valeur * 12, `${m.id}*12`, m.id));
  return [
    ...dites,
    ...directes,
    ...francs,
    ...autres.map((f) => compte(m.valeur * f.valeur, `${m.id}*${f.formule}`, m.id, ...f.mentions)),
  ];
}

/**
 * Everything that a person's amounts can make by a plain operation, the plainest first: the amount itself, its year, a
 * share of it, two or three added, one taken off another.
 */
export function valeursPossibles(mentions: readonly Mention[]): Compte[] {
  const montants = mentions.filter(estMontant);
  const autres = facteurs(mentions);
  const mensuels = montants.some((m) => m.periode === 'mois');
  const simples = montants.map((m) => valeursDe(m, autres, mensuels));
  const seules = simples.flat();
  // A number that was said explains a share better than a half that nobody said.
  const parts = seules.flatMap((c) => [
    ...autres
      .filter((f) => !c.mentions.includes(f.formule))
      .flatMap((f) => {
        const deux = [...c.mentions, ...f.mentions];
        return [
          compte(c.valeur / f.valeur, `${c.formule}/${f.formule}`, ...deux),
          compte(c.valeur * f.valeur, `${c.formule}*${f.formule}`, ...deux),
        ];
      }),
    compte(c.valeur / 2, `${c.formule}/2`, ...c.mentions),
    compte(c.valeur * 2, `${c.formule}*2`, ...c.mentions),
  ]);
  return [...seules, ...parts, ...sommes(simples.map((valeurs) => valeurs.slice(0, VALEURS_SOMMEES)))];
}

function sommes(simples: readonly (readonly Compte[])[]): Compte[] {
  const trouvees: Compte[] = [];
  if (simples.length > MONTANTS_EN_PAIRES) return trouvees;
  const triplets = simples.length <= MONTANTS_EN_TRIPLETS;
  simples.forEach((as, i) => {
    simples.slice(i + 1).forEach((bs, j) => {
      for (const a of as)
        for (const b of bs) {
          const deux = [...a.mentions, ...b.mentions];
          trouvees.push(compte(a.valeur + b.valeur, `${a.formule}+${b.formule}`, ...deux));
          const [grand, petit] = a.valeur >= b.valeur ? [a, b] : [b, a];
          trouvees.push(compte(grand.valeur - petit.valeur, `${grand.formule}-${petit.formule}`, ...deux));
          if (!triplets) continue;
          for (const cs of simples.slice(i + j + 2))
            for (const c of cs) {
              const trois = [...deux, ...c.mentions];
              trouvees.push(
                compte(a.valeur + b.valeur + c.valeur, `${a.formule}+${b.formule}+${c.formule}`, ...trois),
                compte(a.valeur - b.valeur - c.valeur, `${a.formule}-${b.formule}-${c.formule}`, ...trois),
                compte(a.valeur - b.valeur + c.valeur, `${a.formule}-${b.formule}+${c.formule}`, ...trois),
                compte(a.valeur + b.valeur - c.valeur, `${a.formule}+${b.formule}-${c.formule}`, ...trois),
              );
            }
        }
    });
  });
  return trouvees;
}
