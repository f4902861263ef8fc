import { lancer } from './commande.mjs';

const GRAVES = ['high', 'critical'];
const NOMS = { high: 'grave', critical: 'critique' };

/**
 * What the registry knows against our dependencies.
 * @returns {Promise<{ etat: 'sain' | 'vulnerable' | 'injoignable', lignes: string[] }>} `injoignable`: nothing was checked.
 */
export async function chercherVulnerabilites() {
  const { sortie } = await lancer('npm', ['audit', '--json', '--loglevel=silent'], { muet: true });
  return lireAudit(sortie);
}

/** @param {string} sortie what `npm audit --json` printed */
export function lireAudit(sortie) {
  const rapport = lireJson(sortie);
  const compte = rapport?.metadata?.vulnerabilities;
  if (compte === undefined) {
    const raison = rapport?.message ?? rapport?.error?.summary ?? sortie.trim().split('\n').at(-1) ?? '';
    return {
      etat: 'injoignable',
      lignes: [
        'La base des vulnérabilités connues n’a pas pu être jointe : RIEN N’A ÉTÉ VÉRIFIÉ.',
        ...(raison === '' ? [] : [`Réponse reçue : ${raison}`]),
        'Recommencez là où le registre npm répond aux audits.',
      ],
    };
  }
  const graves = Object.values(rapport.vulnerabilities ?? {}).filter(({ severity }) => GRAVES.includes(severity));
  const lignes = graves.map(
    ({ name, severity, range, fixAvailable }) =>
      `${name} ${range} : ${NOMS[severity]}${fixAvailable ? ', corrigée dans une version plus récente' : ''}`,
  );
  return { etat: graves.length > 0 ? 'vulnerable' : 'sain', lignes };
}

function lireJson(texte) {
  try {
    return JSON.parse(texte.slice(texte.indexOf('{')));
  } catch {
    return undefined;
  }
}
