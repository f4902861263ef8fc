import type { Reunion } from '@francis/contract';

const ETATS: Readonly<Record<Reunion['status'], string>> = {
  in_progress: 'En cours',
  interrupted: 'Interrompue',
  completed: 'Terminée',
  refused: 'Effacée après un refus',
};

/** « 25 minutes, 3 participants, terminée » */
export function decrire({
  status,
  duration,
  participants,
}: Pick<Reunion, 'status' | 'duration' | 'participants'>): string {
  const n = participants.length;
  return [
    ETATS[status],
    ...(duration === null ? [] : [`${duration}\u00a0minute${duration > 1 ? 's' : ''}`]),
    ...(n === 0 ? [] : [`${n}\u00a0participant${n > 1 ? 's' : ''}`]),
  ].join(', ');
}
