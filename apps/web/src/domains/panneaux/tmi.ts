import type { Profil, TmiReponse, TmiRequete } from '@francis/contract';
import { request } from '../../platform/http.ts';

export const SITUATIONS_TMI = [
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié(e)' },
  { valeur: 'pacs', libelle: 'Pacsé(e)' },
] as const;
export const ENFANTS_MAX = 10;

/** What the profile already answers of the calculator; its income is not a number while it is not known. */
export const requeteDe = (profil: Profil): TmiRequete => ({
  revenus_annuels: profil.revenu_annuel ?? profil.revenus_annuels ?? Number.NaN,
  situation_familiale:
    SITUATIONS_TMI.find(({ valeur }) => valeur === profil.situation_familiale)?.valeur ?? 'celibataire',
  nombre_enfants: Math.min(ENFANTS_MAX, profil.nombre_enfants ?? 0),
  charges_deductibles: 0,
});

export const calculerTmi = (requete: TmiRequete): Promise<TmiReponse> =>
  request<TmiReponse>('/api/tools/calculate-tmi', { anonymous: true, body: requete });
