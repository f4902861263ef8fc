import { type Reunion, REUNION_SANS_LIGNE_MS, type ReunionDetail } from '@francis/contract';
import type { FicheClient } from '../clients/index.ts';
import type { DroitsReunion } from './policy.ts';
import type { ReunionEnBase, ReunionNommee } from './repository.ts';

/** Left without an end nor a line: nothing is written of it, so that the next line makes it go on. */
export const estInterrompue = ({ etat, commenceeLe, entendueLe }: ReunionEnBase, maintenant: Date): boolean =>
  etat === 'in_progress' && maintenant.getTime() - (entendueLe ?? commenceeLe).getTime() >= REUNION_SANS_LIGNE_MS;

interface Lecteur extends Pick<DroitsReunion, 'modifier' | 'supprimer'> {
  readonly maintenant: Date;
}

export const presenterReunion = (reunion: ReunionNommee, { modifier, supprimer, maintenant }: Lecteur): Reunion => ({
  id: reunion.id,
  title: reunion.titre,
  date: reunion.commenceeLe.toISOString(),
  duration: reunion.dureeMinutes,
  participants: [...reunion.participants],
  status: estInterrompue(reunion, maintenant) ? 'interrupted' : reunion.etat,
  source: reunion.source,
  client: reunion.clientId === null ? null : { id: reunion.clientId, nom: reunion.client ?? '' },
  consentement: { par: reunion.accordPar, le: reunion.commenceeLe.toISOString(), texte: reunion.accordTexte },
  droits: { modifier, supprimer },
});

export function presenterDetail(
  reunion: ReunionNommee,
  lecteur: Lecteur,
  fiche: FicheClient | undefined,
): ReunionDetail {
  const champs: Readonly<Record<string, unknown>> = fiche ?? {};
  return {
    ...presenterReunion(reunion, lecteur),
    transcription: reunion.lignes === null ? null : [...reunion.lignes],
    resume: reunion.resume === null ? null : [...reunion.resume],
    lecture: reunion.lecture,
    propositions: reunion.propositions.map((une) => ({
      ...une,
      accepte: reunion.acceptes.includes(une.id),
      actuel: simple(champs[une.champ]),
    })),
    version_dossier: fiche?.version ?? null,
  };
}

const simple = (valeur: unknown): string | number | null =>
  typeof valeur === 'string' || typeof valeur === 'number' ? valeur : null;

const heure = (secondes: number): string =>
  [Math.floor(secondes / 3600), Math.floor(secondes / 60) % 60, secondes % 60]
    .map((n) => String(n).padStart(2, '0'))
    .join(':');

const INSTANT = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long', timeStyle: 'short' });

/** The meeting as a plain text that one hands to whoever attended. */
export function enTexte({ titre, commenceeLe, accordPar, accordTexte, participants, ...r }: ReunionNommee): string {
  const resume = r.resume === null ? [] : ['', 'Résumé', ...r.resume.map((ligne) => `- ${ligne}`)];
  const lignes =
    r.lignes === null
      ? ['', 'La transcription n’a pas été gardée.']
      : ['', 'Transcription', ...r.lignes.map(({ a, locuteur, texte }) => `${heure(a)} ${locuteur}\u00a0: ${texte}`)];
  return [
    titre,
    `Le ${INSTANT.format(commenceeLe)}, heure de Paris`,
    `Accord des participants confirmé par ${accordPar}, sur le texte ${accordTexte}`,
    ...(participants.length === 0 ? [] : [`Participants\u00a0: ${participants.join(', ')}`]),
    ...resume,
    ...lignes,
    '',
  ].join('\n');
}
