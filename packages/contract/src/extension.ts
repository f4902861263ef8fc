/**
 * Public key that fixes the identifier of the extension, whatever computer loads it. What identifies it is drawn from
 * the key: Chromium's identifier and the client that the authorisation server knows. A test holds the three together.
 */
const CLE =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqqgINarxHzMAiPE6Q6R+Dm8Rqf6tjOhc7aFlEj/9ymjh8x+Ftr6T2ye9Hz2GMGWA' +
  'ZzBZc5rIscuk9cgNgB0Hv96Tns8OnWkFxoRILeZnNBAVUT2e3SJRJSvTtKAvDWCDVNAj5vNvjeB7o3bnWWsGocMP55+5NcsUQ5+w6rHLQaBR' +
  'Cjouevw5COFNFQ8OQqsajNL0F4F91IRjgGXXnEdCxxHLQRUZk0Esn21g9uy6xRkLzbpCO/amNIkqSWsOArf0GXnbqI5Z+4A82m6gwumtg2T3' +
  'Sl8H0fVWjYojFL2HG4V76H109+cawuIQicgSWA4gAntHP5XVskqROCIFw72lBwIDAQAB';

const IDENTIFIANT = 'epleicnpeihlbfieehhgabjaajpanodb';

export const EXTENSION_TEAMS = {
  cle: CLE,
  identifiant: IDENTIFIANT,
  /** Version 8 of RFC 9562 on the same sixteen bytes. */
  client: '4fb482df-487b-8584-8776-019009f0de31',
  redirection: `https://${IDENTIFIANT}.chromiumapp.org/francis`,
  portee: 'reunions:ecrire',
  nom: 'Francis pour Teams',
} as const;

/** Where Teams runs in a browser. */
const TEAMS = ['https://teams.microsoft.com/*', 'https://teams.live.com/*', 'https://teams.cloud.microsoft/*'];

/**
 * What the browser reads of the extension: the least it can ask for. It speaks to one address, the one that served it,
 * and reads one place, Teams.
 * @param adressePublique of the server, whose pages alone may speak to it
 */
export function manifesteExtension(adressePublique: string) {
  const site = `${new URL(adressePublique).origin}/*`;
  return {
    manifest_version: 3,
    name: EXTENSION_TEAMS.nom,
    version: '0.1.0',
    description:
      'Lit les sous-titres de Teams, une fois l’accord des participants confirmé, pour le dossier de votre client.',
    key: EXTENSION_TEAMS.cle,
    minimum_chrome_version: '116',
    permissions: ['identity', 'sidePanel', 'storage'],
    host_permissions: [site],
    externally_connectable: { matches: [site] },
    background: { service_worker: 'arriere-plan.js' },
    content_scripts: [{ matches: TEAMS, js: ['contenu.js'], run_at: 'document_idle' }],
    side_panel: { default_path: 'panneau.html' },
    action: { default_title: EXTENSION_TEAMS.nom },
    icons: { '128': 'icone.png' },
    content_security_policy: {
      extension_pages: `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src ${new URL(adressePublique).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  } as const;
}
