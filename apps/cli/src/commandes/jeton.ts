import { COMPTES_DEMO } from '@francis/api/cas-usage';
import { Erreur, SessionReponse } from '@francis/contract';
import { lireOptions, type Terminal, UsageError } from '../terminal.ts';

/** `francis jeton`: logs in over HTTP to a running demonstration instance and prints the access token alone. */
export async function commandeJeton(args: string[], terminal: Terminal): Promise<number> {
  const { values } = lireOptions(args, {
    compte: { type: 'string' },
    email: { type: 'string' },
    'mot-de-passe': { type: 'string' },
    url: { type: 'string' },
  });
  const url = values.url ?? `http://127.0.0.1:${terminal.environnement['PORT'] ?? '3000'}`;
  if (!URL.canParse(url)) throw new UsageError(`adresse illisible : ${url}`);
  const identifiants = choisirIdentifiants(values.compte, values.email, values['mot-de-passe']);

  let reponse: Response;
  try {
    if ((await lireMode(url)) !== 'demonstration') {
      terminal.erreur.write('francis jeton : réservé aux instances en mode démonstration.\n');
      return 1;
    }
    reponse = await fetch(new URL('/api/auth/secure-login', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(identifiants),
    });
  } catch {
    terminal.erreur.write(`francis jeton : aucune instance de Francis ne répond à ${url}. Lancez « npm start ».\n`);
    return 1;
  }
  const corps: unknown = await reponse.json().catch(() => null);
  const session = SessionReponse.safeParse(corps);
  if (!session.success) {
    const erreur = Erreur.safeParse(corps);
    terminal.erreur.write(`francis jeton : ${erreur.success ? erreur.data.detail : `réponse ${reponse.status}`}\n`);
    return 1;
  }
  terminal.sortie.write(`${session.data.access_token}\n`);
  return 0;
}

function choisirIdentifiants(compte?: string, email?: string, motDePasse?: string) {
  if (compte !== undefined) {
    const connu = COMPTES_DEMO.find((c) => c.nom === compte);
    if (!connu) throw new UsageError('le compte est demo ou demo-pro');
    return { email: connu.email, password: connu.motDePasse };
  }
  if (email === undefined || motDePasse === undefined) {
    throw new UsageError('donnez --compte demo|demo-pro, ou --email et --mot-de-passe');
  }
  return { email, password: motDePasse };
}

async function lireMode(url: string): Promise<unknown> {
  const sante: unknown = await (await fetch(new URL('/healthz', url))).json();
  return sante && typeof sante === 'object' && 'mode' in sante ? sante.mode : undefined;
}
