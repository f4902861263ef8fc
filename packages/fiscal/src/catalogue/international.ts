import { ANNEES_ANDORRE, LIBELLES_ANDORRE, PARAMETRES_ANDORRE } from '../andorre/parametres/irpf.ts';
import type { Groupes, Libelles } from '../international/parametres.ts';
import { ANNEES_LUXEMBOURG, LIBELLES_LUXEMBOURG, PARAMETRES_LUXEMBOURG } from '../luxembourg/parametres/index.ts';
import { ANNEES_SUISSE } from '../suisse/parametres/annees.ts';
import { PARAMETRES_COTISATIONS } from '../suisse/parametres/cotisations.ts';
import { PARAMETRES_FEDERAUX } from '../suisse/parametres/federal.ts';
import { LIBELLES_SUISSE } from '../suisse/parametres/libelles.ts';
import type { CategorieTva, PaysTva } from '../tva/parametres/taux.ts';
import { LIBELLES_TVA, PERIODES_TVA } from '../tva/parametres/taux.ts';
import type { ParametreEnVigueur } from './parametre.ts';

interface Pays {
  readonly annees: readonly number[];
  readonly libelles: Libelles;
  readonly groupes: (annee: number) => Groupes;
}

/** Groups that a year does not have are null in the files. */
const presents = (groupes: Readonly<Record<string, unknown>>): Groupes =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the files hold groups or null only
  Object.fromEntries(Object.entries(groupes).filter(([, g]) => g !== null)) as Groupes;

const PAYS: Readonly<Record<string, Pays>> = {
  lu: {
    annees: ANNEES_LUXEMBOURG,
    libelles: LIBELLES_LUXEMBOURG,
    groupes: (annee) => {
      const connue = ANNEES_LUXEMBOURG.find((a) => a === annee);
      return connue === undefined ? {} : presents(PARAMETRES_LUXEMBOURG[connue]);
    },
  },
  ad: { annees: ANNEES_ANDORRE, libelles: LIBELLES_ANDORRE, groupes: () => PARAMETRES_ANDORRE },
  ch: {
    annees: ANNEES_SUISSE,
    libelles: LIBELLES_SUISSE,
    groupes: (annee) => {
      const connue = ANNEES_SUISSE.find((a) => a === annee);
      return connue === undefined
        ? {}
        : { ...presents(PARAMETRES_FEDERAUX[connue]), ...presents(PARAMETRES_COTISATIONS[connue]) };
    },
  },
};

/** `lu.tarif.exempte`, `ch.ifd.deduction_enfant`, `ad.irpf.taux`: number of the year of the day, if that year is known. */
export function lireInternational(pays: string, reste: string, jour: string): ParametreEnVigueur | undefined {
  const source = PAYS[pays];
  const annee = Number(jour.slice(0, 4));
  if (source === undefined || !source.annees.includes(annee)) return undefined;
  const point = reste.indexOf('.');
  const groupe = source.groupes(annee)[reste.slice(0, point)];
  const valeur = groupe?.valeurs[reste.slice(point + 1)];
  const definition = source.libelles[reste];
  if (groupe === undefined || valeur === undefined || definition === undefined) return undefined;
  const [libelle, unite] = definition;
  const { texte, fiabilite } = groupe.source;
  return { nom: `${pays}.${reste}`, libelle, valeur, unite, article: groupe.article, source: texte, fiabilite, annee };
}

export function* nomsInternationaux(jour: string): Generator<string> {
  const annee = Number(jour.slice(0, 4));
  for (const [code, pays] of Object.entries(PAYS)) {
    if (!pays.annees.includes(annee)) continue;
    for (const [nom, groupe] of Object.entries(pays.groupes(annee)))
      for (const cle of Object.keys(groupe.valeurs))
        if (`${nom}.${cle}` in pays.libelles) yield `${code}.${nom}.${cle}`;
  }
  for (const [code, categories] of Object.entries(LIBELLES_TVA))
    for (const categorie of Object.keys(categories)) yield `tva.${code.toLowerCase()}.${categorie}`;
}

const PAYS_TVA: Readonly<Record<string, PaysTva>> = { ch: 'CH', lu: 'LU', ad: 'AD' };

/** `tva.ch.normal`: rate in force on the day, as a fraction. */
export function lireTauxDeTva(reste: string, jour: string): ParametreEnVigueur | undefined {
  const [code = '', categorie = ''] = reste.split('.');
  const pays = PAYS_TVA[code];
  if (pays === undefined) return undefined;
  const periode = PERIODES_TVA[pays].filter((p) => p.depuis <= jour).at(-1);
  const connue = Object.keys(LIBELLES_TVA[pays]).find((c): c is CategorieTva => c === categorie);
  const taux = connue === undefined ? undefined : periode?.taux[connue];
  if (periode === undefined || connue === undefined || taux === undefined) return undefined;
  const { texte, fiabilite } = periode.source;
  return {
    nom: `tva.${reste}`,
    libelle: LIBELLES_TVA[pays][connue] ?? connue,
    valeur: taux / 100,
    unite: 'taux',
    article: periode.article,
    source: texte,
    fiabilite,
    annee: Number(jour.slice(0, 4)),
  };
}
