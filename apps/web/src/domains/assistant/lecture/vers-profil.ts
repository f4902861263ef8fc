import type { FaitLu, Profil } from '@francis/contract';

const SITUATIONS: Readonly<Record<string, NonNullable<Profil['situation_familiale']>>> = {
  celibataire: 'celibataire',
  marie: 'marie',
  pacse: 'pacs',
  divorce: 'divorce',
  veuf: 'veuf',
};

/** Facts that the profile holds for the household: those of both persons are added. */
const DU_FOYER = [
  ['salaires', 'revenus_salaires'],
  ['pensions_retraite', 'pensions_retraite'],
] as const;
const SEULS = {
  'foyer.dividendes': 'dividendes_recus',
  'foyer.plus_values_mobilieres': 'plus_values_mobilieres',
  'foyer.dons_66': 'dons_realises',
  'foyer.micro_foncier_recettes': 'revenus_fonciers',
} as const;
const estSeul = (chemin: string): chemin is keyof typeof SEULS => Object.hasOwn(SEULS, chemin);

/** What one fact changes in the profile, whose form has its own names; undefined when it has no place there. */
export function versProfil({ chemin, valeur }: FaitLu, faits: readonly FaitLu[]): Profil | undefined {
  if (chemin === 'foyer.situation') {
    const situation_familiale = SITUATIONS[String(valeur)];
    return situation_familiale && { situation_familiale };
  }
  if (typeof valeur !== 'number') return undefined;
  if (estSeul(chemin)) return { [SEULS[chemin]]: Math.round(valeur) };
  const [nature, champ] = DU_FOYER.find(([n]) => chemin.endsWith(`.${n}`)) ?? [];
  if (nature === undefined || champ === undefined || !chemin.startsWith('foyer.declarant')) return undefined;
  const total = faits
    .filter((f) => f.chemin === `foyer.declarant1.${nature}` || f.chemin === `foyer.declarant2.${nature}`)
    .reduce((somme, f) => somme + (f.affiche === '' ? 0 : Number(f.valeur)), 0);
  return { [champ]: Math.round(total) };
}
