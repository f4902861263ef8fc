import type { ConfigurationPaiement } from '../../config-paiement.ts';
import type { Prestataire } from './repository.ts';

/** Play money gives something only where money is played with. */
export function prestatairesReconnus({ genre, demonstration }: ConfigurationPaiement): Prestataire[] {
  const reconnus: Prestataire[] = ['stripe', 'migration'];
  if (genre === 'essai') reconnus.push('essai');
  if (demonstration) reconnus.push('demonstration');
  return reconnus;
}
