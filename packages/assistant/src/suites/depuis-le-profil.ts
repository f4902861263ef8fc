import type { Assistant, DemandeAssistant, OptionsReponse } from '../types.ts';
import { essaie } from './cumul.ts';
import { lireSeul } from './lire-seul.ts';
import { menageDe } from './menage/etat.ts';
import { faitVarier, separe, sonImpot } from './son-impot.ts';

/** What the household that is stored says the rest of. */
const seTente = (demande: DemandeAssistant, premier: string): boolean =>
  faitVarier(premier) || (essaie(demande, premier) && separe(premier));

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
  if (Object.keys(profilEnregistre).length === 0 || !seTente(demande, premier)) return demande;
  const impot = sonImpot(demande);
  const lu = await lireSeul(assistant, demande, [], impot, options);
  if (menageDe(lu?.appels ?? []) === undefined) return demande;
  return { ...demande, historique: [{ role: 'user', content: impot }, ...historique] };
}
