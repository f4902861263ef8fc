import {
  CHAMPS_CLIENT,
  CHAMPS_REMETTABLES,
  type ChampRemettable,
  type ChampsClient,
  FAITS_REMETTABLES,
  type FaitRemis,
  type Profil,
  type SITUATIONS_MARITALES,
} from '@francis/contract';
import { z } from 'zod';

const MARITALES: Readonly<Record<NonNullable<Profil['situation_familiale']>, (typeof SITUATIONS_MARITALES)[number]>> = {
  celibataire: 'Célibataire',
  marie: 'Marié(e)',
  pacs: 'Pacsé(e)',
  divorce: 'Divorcé(e)',
  veuf: 'Veuf/Veuve',
};

/** What the profile says of a fact, as a client file would write it; undefined when it says nothing. */
function valeurDe(profil: Profil, champ: ChampRemettable): string | number | undefined {
  if (champ === 'situation_familiale') return profil[champ] ? MARITALES[profil[champ]] : undefined;
  const valeur = profil[champ];
  return valeur === null || valeur === '' ? undefined : valeur;
}

/** The facts that a profile may hand over today, in the order in which they are shown. */
export const remettables = (profil: Profil): FaitRemis[] =>
  CHAMPS_REMETTABLES.flatMap((champ) => {
    const valeur = valeurDe(profil, champ);
    if (valeur === undefined) return [];
    const { libelle, ...plus } = FAITS_REMETTABLES[champ];
    return [{ champ, libelle, valeur, unite: 'euros' in plus ? ('EUR' as const) : null }];
  });

const Nom = z.string().trim().min(1).max(120);
const CHAMPS = { ...CHAMPS_CLIENT, nom_client: Nom, prenom_client: Nom };

/**
 * The field of a client file that says the same thing, with the value that it would hold.
 * @returns undefined when no field does, or when the file would refuse the value: it is then read, and asked again.
 */
export function proposition({ champ, valeur }: FaitRemis): Partial<ChampsClient> | undefined {
  const fait = FAITS_REMETTABLES[champ];
  if (!('vers' in fait)) return undefined;
  const lue = CHAMPS[fait.vers].safeParse(valeur);
  return lue.success ? { [fait.vers]: lue.data } : undefined;
}
