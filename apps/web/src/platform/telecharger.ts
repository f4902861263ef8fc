import { enregistrerFichier } from './fichiers.ts';
import { send } from './http.ts';

const NOM = /filename="([^"]+)"/;

/**
 * The browser saves the file under the name that the server gives it.
 * @param options.body what the file is made from, when it is not kept
 */
export async function telechargerDe(
  adresse: string,
  nomParDefaut: string,
  options: { readonly body?: object; readonly anonymous?: boolean } = {},
): Promise<void> {
  const reponse = await send(adresse, options);
  const nom = NOM.exec(reponse.headers.get('content-disposition') ?? '')?.[1] ?? nomParDefaut;
  enregistrerFichier(new File([await reponse.blob()], nom));
}
