/**
 * Why a third party's model may not be asked, for the reader: nothing leaves without an agreement. It is
 * said once in a conversation, and never to whoever refused.
 */
export function refusSansAccord(
  accord: 'accorde' | 'refuse' | undefined,
  historique: readonly unknown[],
): string | undefined {
  if (accord === 'accorde') return undefined;
  if (accord === 'refuse' || historique.length > 0) return '';
  return 'Réponse du modèle embarqué\u202f: vos questions ne partent vers un modèle tiers qu’avec votre accord, à donner dans «\u00a0Mes données\u00a0».';
}
