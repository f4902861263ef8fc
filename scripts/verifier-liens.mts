// Opens every official address that the parameters and the references name, and says what must be read again.
// Needs the network: run by hand or by a weekly job, never by `npm test`. Usage: npm run liens
import { adresseOfficielle, listerParametresLegaux } from '@francis/fiscal/catalogue';
import { CATALOGUE, chargerNotes, estPerime, PARAMETRES_RELUS_LE } from '@francis/knowledge';

const DELAI_MS = 20_000;
const aujourdhui = new Date().toISOString().slice(0, 10);

const adresses = new Set<string>(CATALOGUE.map((r) => r.url));
for (const p of listerParametresLegaux(aujourdhui)) {
  const adresse = adresseOfficielle(p);
  if (adresse !== undefined) adresses.add(adresse);
}

async function ouvrir(adresse: string): Promise<string> {
  try {
    const reponse = await fetch(adresse, { redirect: 'follow', signal: AbortSignal.timeout(DELAI_MS) });
    // Some official sites refuse programs (403) and are there all the same.
    return reponse.status < 400 || reponse.status === 403 ? '' : `statut ${reponse.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : 'injoignable';
  }
}

const fautes: string[] = [];
for (const adresse of [...adresses].sort()) {
  const faute = await ouvrir(adresse);
  console.log(`${faute === '' ? '✓' : '✗'} ${adresse}${faute === '' ? '' : ` : ${faute}`}`);
  if (faute !== '') fautes.push(adresse);
}
if (estPerime(PARAMETRES_RELUS_LE, aujourdhui)) fautes.push(`paramètres relus le ${PARAMETRES_RELUS_LE}`);
for (const note of chargerNotes())
  if (estPerime(note.revision, aujourdhui)) fautes.push(`note ${note.id} relue le ${note.revision}`);

console.log(`\n${adresses.size} adresses, ${fautes.length} à revoir`);
for (const faute of fautes) console.log(`  ${faute}`);
process.exitCode = fautes.length === 0 ? 0 : 1;
