import { FAITS_REMETTABLES, type Remise, type RemiseDetail, type RemiseRecue } from '@francis/contract';
import type { FicheClient } from '../clients/index.ts';
import { proposition } from './faits.ts';
import type { RemiseEnBase } from './repository.ts';

const jalons = ({ id, etat, envoyeeLe, repondueLe }: RemiseEnBase) => ({
  id,
  etat,
  envoyeeLe: envoyeeLe.toISOString(),
  repondueLe: repondueLe?.toISOString() ?? null,
});

/** As the person who handed it over sees it. */
export const presenterRemise = (remise: RemiseEnBase): Remise => ({
  ...jalons(remise),
  professionnel: remise.professionnel,
  repriseLe: remise.repriseLe?.toISOString() ?? null,
  texte: remise.texte,
  faits: [...remise.faits],
  inscrits: remise.inscrits.map((champ) => FAITS_REMETTABLES[champ].libelle),
});

/** As the professional sees it before accepting: what it is about, and no value. */
export const presenterRecue = (remise: RemiseEnBase): RemiseRecue => ({
  ...jalons(remise),
  de: remise.de,
  libelles: remise.faits.map(({ libelle }) => libelle),
});

const simple = (valeur: unknown): string | number | null =>
  typeof valeur === 'string' || typeof valeur === 'number' ? valeur : null;

/** As the professional sees it: each fact with what the file says of it today. */
export function presenterDetail(remise: RemiseEnBase, fiche: FicheClient | undefined): RemiseDetail {
  const champs: Readonly<Record<string, unknown>> = fiche ?? {};
  const faits = remise.etat === 'acceptee' ? remise.faits : [];
  return {
    ...presenterRecue(remise),
    faits: faits.map((fait) => {
      const [vers] = Object.keys(proposition(fait) ?? {});
      const inscrit = fiche !== undefined && fiche.id === remise.clientId && remise.inscrits.includes(fait.champ);
      return { ...fait, vers: vers ?? null, actuel: vers === undefined ? null : simple(champs[vers]), inscrit };
    }),
    client: fiche ? { id: fiche.id, nom: `${fiche.prenom_client} ${fiche.nom_client}`, version: fiche.version } : null,
  };
}
