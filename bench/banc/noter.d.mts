export interface CasBanc {
  readonly id: string;
  readonly strate: string;
  readonly question: string;
  readonly jurisdiction: 'FR' | 'CH' | 'AD' | 'LU';
  readonly historique?: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly profil?: Readonly<Record<string, unknown>>;
  readonly attendu: object;
  /** The text of law, or the computation, that settles it. */
  readonly source_de_verite: string;
}
export function noter(
  cas: { readonly attendu: object },
  reponse: { readonly answer: string; readonly sources?: readonly string[]; readonly statut?: string } | null,
): { readonly reussi: boolean; readonly raisons: readonly string[] };
export function normaliser(texte: string): string;
export function nombres(texteNormalise: string): number[];
