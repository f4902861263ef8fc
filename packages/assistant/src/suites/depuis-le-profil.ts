import type { Assistant, DemandeAssistant, OptionsReponse } from '../types.ts';
import { lireSeul } from './lire-seul.ts';
import { menageDe } from './menage/etat.ts';
import { faitVarier, sonImpot } from './son-impot.ts';

/**
 * « Et si son salaire baisse de 5 000 € ? », asked first of a household that is stored: as it would be after its tax. The
 * same conversation otherwise, and when what is stored makes no household.
 */
export async function depuisLeProfil(
  assistant: Assistant,
  demande: DemandeAssistant,
  options: OptionsReponse | undefined,
): Promise<DemandeAssistant> {
  const { profilEnregistre = {}, historique, question } = demande;
  const premier = historique.find((t) => t.role === 'user')?.content ?? question;
  if (Object.keys(profilEnregistre).length === 0 || !faitVarier(premier)) return demande;
  const impot = sonImpot(demande);
  const lu = await lireSeul(assistant, demande, [], impot, options);
  if (menageDe(lu?.appels ?? []) === undefined) return demande;
  return { ...demande, historique: [{ role: 'user', content: impot }, ...historique] };
}
