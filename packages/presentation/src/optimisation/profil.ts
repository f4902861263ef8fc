import type { Profil } from '@francis/contract';
import { AGE_MAX, ENFANTS_MAX, type SituationOptimisation } from './situation.ts';

const AGE_MIN = 18;

/** What the profile knows of the inputs; what it does not know is left as it is. */
export function depuisProfil(p: Profil): Partial<SituationOptimisation> {
  const revenus = p.revenus_salaires ?? p.revenu_annuel;
  const couple = p.situation_familiale === 'marie' || p.situation_familiale === 'pacs';
  return {
    ...(revenus == null ? {} : { revenus }),
    ...(p.situation_familiale == null ? {} : { famille: couple ? ('marie' as const) : ('celibataire' as const) }),
    ...(p.nombre_enfants == null ? {} : { enfants: Math.min(ENFANTS_MAX, p.nombre_enfants) }),
    ...(p.epargne_disponible == null ? {} : { capacite: p.epargne_disponible }),
    ...(p.dons_realises == null ? {} : { don: p.dons_realises }),
    ...(p.dividendes_recus == null ? {} : { dividendes: p.dividendes_recus }),
    ...(p.plus_values_mobilieres == null ? {} : { plusValues: p.plus_values_mobilieres }),
    ...(p.age == null || p.age < AGE_MIN || p.age > AGE_MAX ? {} : { age: p.age }),
  };
}
