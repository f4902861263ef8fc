import { ouvrirDonneesClient } from '@francis/api/cas-usage';
import { ecrire, lireOptions, type Terminal, UsageError } from '../terminal.ts';

const GESTES = ['acces', 'effacer'] as const;
const LONGUEUR_IDENTIFIANT = 36;

/** `francis client acces|effacer ID`: what the GDPR gives to the client of a firm, articles 15 and 17. */
export async function commandeClient(
  args: string[],
  terminal: Terminal,
  ouvrir = ouvrirDonneesClient,
): Promise<number> {
  const { values, positionals } = lireOptions(args, { oui: { type: 'boolean' } });
  const [nom, id, ...reste] = positionals;
  const geste = GESTES.find((un) => un === nom);
  if (!geste || id === undefined || reste.length > 0) {
    throw new UsageError('écrivez « francis client acces ID » ou « francis client effacer ID --oui »');
  }
  if (id.length !== LONGUEUR_IDENTIFIANT)
    throw new UsageError('ID est l’identifiant du dossier, à la fin de son adresse');
  if (geste === 'effacer' && values.oui !== true) {
    throw new UsageError('l’effacement est définitif : ajoutez --oui pour le confirmer');
  }
  const dire = (texte: string): void => void terminal.erreur.write(`francis client : ${texte}\n`);
  const { acceder, effacer, estRefus } = await ouvrir();
  try {
    if (geste === 'acces') {
      const donnees = await acceder(terminal.environnement, id);
      if (donnees) await ecrire(terminal.sortie, `${JSON.stringify(donnees, null, 2)}\n`);
      else dire('ce dossier n’existe pas.');
      return donnees ? 0 : 1;
    }
    const fait = await effacer(terminal.environnement, id);
    if (!fait) {
      dire('ce dossier n’existe pas.');
      return 1;
    }
    const { lignes, conseilsConserves } = fait;
    const dit = { client: id, lignes_effacees: lignes, conseils_conserves: conseilsConserves };
    terminal.sortie.write(`${JSON.stringify(dit)}\n`);
    return 0;
  } catch (erreur) {
    if (!estRefus(erreur)) throw erreur;
    dire(erreur.message);
    return 1;
  }
}
