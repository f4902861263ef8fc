import { Profil } from '@francis/contract';

/** Every field of the contract, null where nothing was answered, so that a form always finds its fields. */
export const presenterProfil = (donnees: Profil | undefined): Profil => ({
  ...PROFIL_VIDE,
  ...donnees,
});

const BOOLEENS = new Set(['has_completed_onboarding', 'has_completed_discovery']);

const PROFIL_VIDE: Profil = Profil.parse(
  Object.fromEntries(Object.keys(Profil.shape).map((champ) => [champ, BOOLEENS.has(champ) ? false : null])),
);
