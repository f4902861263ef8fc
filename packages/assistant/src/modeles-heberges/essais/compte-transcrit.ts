/** Finds the small account over mentions that gives a value: what a model that reads well would point at. */
import type { Mention } from '@francis/lecture';

interface Terme {
  readonly valeur: number;
  readonly formule: string;
  /** The mention that it counts. */
  readonly de: string;
}
type Chiffree = Extract<Mention, { valeur: number }>;
type DateDite = Extract<Mention, { type: 'date' }>;

const estChiffree = (m: Mention): m is Chiffree => 'valeur' in m;
const estMois = (m: Mention): m is DateDite => m.type === 'date' && m.mois !== undefined;
const proche = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.51, Math.abs(b) * 1e-6);

const CONSTANTES = [2, 3, 4, 12] as const;
const MOIS_PAR_AN = 12;
/** Beyond that many amounts, sums of more than two are not looked for. */
const MENTIONS_EN_SOMME = 8;
const TERMES_MAX = 5;

/** How many months some others say: « janvier à mai », « depuis septembre ». */
function moisComptes(mentions: readonly Mention[]): { valeur: number; formule: string }[] {
  const dits = mentions.filter(estMois);
  return dits.flatMap((a) => [
    { valeur: MOIS_PAR_AN + 1 - (a.mois ?? 1), formule: `mois(${a.id}:)` },
    { valeur: a.mois ?? 1, formule: `mois(:${a.id})` },
    ...dits.flatMap((z) =>
      (z.mois ?? 0) > (a.mois ?? 0)
        ? [{ valeur: (z.mois ?? 0) - (a.mois ?? 0) + 1, formule: `mois(${a.id}:${z.id})` }]
        : [],
    ),
  ]);
}

/** What one amount may stand for, the plainest first. */
function termesDe(m: Chiffree, mentions: readonly Mention[], comptes: boolean): Terme[] {
  const autres = mentions.filter(estChiffree).filter((x) => x.id !== m.id);
  const terme = (valeur: number, formule: string): Terme => ({ valeur, formule, de: m.id });
  const fois = [
    ...autres
      .filter((x) => x.type === 'duree' || x.type === 'quantite')
      .map((x) => ({ valeur: x.valeur, formule: x.id })),
    ...moisComptes(mentions),
  ];
  const simples = [
    terme(m.valeur, m.id),
    terme(m.valeur * MOIS_PAR_AN, `${m.id}*12`),
    ...fois.map((f) => terme(m.valeur * f.valeur, `${m.id}*${f.formule}`)),
  ];
  if (!comptes) return simples;
  return [
    ...simples,
    ...CONSTANTES.flatMap((k) => [terme(m.valeur / k, `${m.id}/${k}`), terme(m.valeur * k, `${m.id}*${k}`)]),
    ...autres
      .filter((x) => x.type === 'taux' || x.type === 'montant')
      .map((x) => terme(m.valeur * x.valeur, `${m.id}*${x.id}`)),
    ...autres.filter((x) => x.type === 'taux').map((x) => terme(m.valeur * (1 - x.valeur), `${m.id}-${m.id}*${x.id}`)),
    ...CONSTANTES.map((k) => terme(m.valeur * (MOIS_PAR_AN - k), `${m.id}*12-${m.id}*${k}`)),
    ...fois.flatMap((f) => [
      terme(m.valeur / f.valeur, `${m.id}/${f.formule}`),
      ...fois
        .filter((g) => g !== f)
        .map((g) => terme(m.valeur * f.valeur * g.valeur, `${m.id}*${f.formule}*${g.formule}`)),
      terme(m.valeur * f.valeur * 2, `${m.id}*${f.formule}*2`),
      terme((m.valeur * f.valeur) / 2, `${m.id}*${f.formule}/2`),
    ]),
  ];
}

/** A sum of terms of different amounts, the first added, that comes to the value. */
function somme(valeur: number, listes: readonly (readonly Terme[])[], nombre: number): string | undefined {
  const chercher = (depuis: number, reste: number, pris: readonly string[]): string | undefined => {
    if (pris.length === nombre) return proche(reste, 0) ? pris.join('') : undefined;
    for (let i = depuis; i < listes.length; i += 1)
      for (const { valeur: v, formule } of listes[i] ?? []) {
        const plus = chercher(i + 1, reste - v, [...pris, `${pris.length === 0 ? '' : '+'}${formule}`]);
        if (plus !== undefined) return plus;
        if (formule.includes('-')) continue;
        const moins = pris.length === 0 ? undefined : chercher(i + 1, reste + v, [...pris, `-${formule}`]);
        if (moins !== undefined) return moins;
      }
    return undefined;
  };
  return chercher(0, valeur, []);
}

/** Each term shared or multiplied alike: « (m1*12+m2*12)/3 » is written term by term. */
const repartir = (formule: string, fois: string): string => {
  let ecrite = '';
  for (const c of formule) ecrite += c === '+' || c === '-' ? `${fois}${c}` : c;
  return ecrite + fois;
};

/** The largest amount is told first: « 62 000 à nous deux dont 24 000 pour elle ». */
const decroissants = (listes: readonly (readonly Terme[])[]): (readonly Terme[])[] =>
  listes.toSorted((a, b) => (b[0]?.valeur ?? 0) - (a[0]?.valeur ?? 0));

/** Whether two values of one unit are the same: to the euro, or exactly for what is counted. */
const pareils = (lue: number, m: Chiffree, valeur: number): boolean =>
  m.type === 'montant' ? proche(lue, valeur) : Math.abs(lue - valeur) < 1e-9;

/**
 * @param dites mentions among which the value is looked for
 * @param toutes every mention of the question and of the turns before
 */
export function compteDe(
  valeur: number,
  dites: readonly Mention[],
  toutes: readonly Mention[],
  permise: (m: Mention) => boolean,
): string | undefined {
  const bases = dites.filter(estChiffree).filter(permise);
  const simple = bases.find((m) => pareils(m.valeur, m, valeur));
  if (simple !== undefined) return simple.id;
  for (const large of [false, true])
    for (const m of bases) {
      const seul = termesDe(m, large ? toutes : dites, large).find((t) => pareils(t.valeur, m, valeur));
      if (seul !== undefined) return seul.formule;
    }
  const montants = bases.filter((m) => m.type === 'montant' || m.type === 'quantite');
  if (montants.length > MENTIONS_EN_SOMME * 2) return undefined;
  const listes = decroissants(montants.map((m) => termesDe(m, dites, false)));
  const max = montants.length <= MENTIONS_EN_SOMME ? Math.min(TERMES_MAX, montants.length) : 2;
  const partages: [string, number][] = [
    ['', 1],
    ...CONSTANTES.map((k): [string, number] => [`/${k}`, 1 / k]),
    ...toutes.flatMap((m): [string, number][] => (m.type === 'taux' && m.valeur > 0 ? [[`*${m.id}`, m.valeur]] : [])),
  ];
  for (let nombre = 2; nombre <= max; nombre += 1)
    for (const [fois, part] of nombre <= 3 ? partages : partages.slice(0, 1)) {
      const trouvee = somme(valeur / part, listes, nombre);
      if (trouvee !== undefined) return repartir(trouvee, fois);
    }
  return undefined;
}
