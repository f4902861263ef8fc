import type { Profil } from '@francis/contract';
import type { NoeudTrace } from '@francis/fiscal';

export interface Estimation {
  /** Year of income. */
  annee: number;
  parts: number;
  tmi: number;
  impot: number;
  /** The salaries of a couple were shared in two. */
  partage: boolean;
  trace: NoeudTrace;
}

/** Income that the profile names without saying how it is taxed: no figure is drawn from a profile that has some. */
const AUTRES = [
  'revenus_bnc',
  'revenus_bic',
  'revenus_fonciers',
  'dividendes_recus',
  'plus_values_mobilieres',
] as const satisfies readonly (keyof Profil)[];

/**
 * Tax of the household as the profile describes it, by the engine, in the browser. Undefined when the profile does not
 * say enough, or says more than salaries and pensions: an approximate figure would look like an answer.
 */
export async function estimer(profil: Profil): Promise<Estimation | undefined> {
  const { situation_familiale: situation, nombre_enfants: enfants } = profil;
  // Abroad or overseas, the tax of a resident of mainland France is not theirs.
  if ((profil.residence_fiscale ?? 'france') !== 'france') return undefined;
  const salaires = profil.revenus_salaires ?? 0;
  const pensions = profil.pensions_retraite ?? 0;
  if (!situation || salaires + pensions === 0 || AUTRES.some((champ) => (profil[champ] ?? 0) > 0)) return undefined;
  // A couple's 10 % allowance and its ceiling are per person: the salaries are shared in two, as the chat does.
  const couple = situation === 'marie' || situation === 'pacs';
  const { completerFoyer, derniereAnneeCouverte, expliquerImpotRevenu } = await import('@francis/fiscal');
  const annee = derniereAnneeCouverte();
  const moitie = Math.round((salaires / 2) * 100) / 100;
  const declarant1 = { salaires: couple ? moitie : salaires, pensions_retraite: pensions };
  const explication = expliquerImpotRevenu(
    completerFoyer({
      situation: situation === 'pacs' ? 'pacse' : situation,
      declarant1,
      ...(couple ? { declarant2: { salaires: moitie } } : {}),
      enfants: Array.from({ length: enfants ?? 0 }, () => ({
        annee_naissance: annee - 10,
        garde_alternee: false,
        invalide: false,
      })),
    }),
    annee,
  );
  if (!('trace' in explication)) return undefined;
  const { nombre_parts: parts, tmi, impot_final: impot } = explication.resultat;
  return { annee, parts, tmi, impot, partage: couple && salaires > 0, trace: explication.trace };
}
