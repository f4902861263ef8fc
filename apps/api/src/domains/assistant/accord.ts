/**
 * Why a third party's model may not be asked, for the reader: nothing leaves without an agreement. Whoever refused is
 * not told again at each answer.
 */
export function refusSansAccord(accord: 'accorde' | 'refuse' | undefined): string | undefined {
  if (accord === 'accorde') return undefined;
  if (accord === 'refuse') return '';
  return 'Réponse du modèle embarqué\u202f: vos questions ne partent vers un modèle tiers qu’avec votre accord, à donner dans «\u00a0Mes données\u00a0».';
}
