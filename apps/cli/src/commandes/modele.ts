import { type ModeleOuvert, ouvrirEssaiDeModele } from '@francis/api/cas-usage';
import { type BilanEssai, dresserBilan, type Passage, passer } from '../modele/essai-de-modele.ts';
import { lireQuestionsDuBanc } from '../modele/questions-du-banc.ts';
import { lireOptions, type Terminal, UsageError } from '../terminal.ts';

const SANS_MODELE =
  'aucun modèle hébergé n’est configuré. Donnez MODELE, MODELE_NOM et, selon le fournisseur, MODELE_CLE ou MODELE_URL ; docs/operations/modele-local.md montre un modèle sur cette machine.';

/** Failures that the nineteen other questions would only repeat, each with what to do. */
const SANS_ISSUE: Readonly<Record<string, (m: ModeleOuvert) => string>> = {
  MODELE_INJOIGNABLE: ({ adresse }) =>
    `n’est pas joignable à ${adresse}. Vérifiez qu’il est lancé, et MODELE_URL ; sur cette machine ou son réseau, MODELE_RESEAU_LOCAL=oui.`,
  MODELE_REFUSE: ({ nom }) =>
    `a refusé la demande. Vérifiez MODELE_CLE et MODELE_NOM ; avec Ollama, « ollama pull ${nom} ».`,
  MODELE_DELAI: () =>
    'n’a pas répondu à temps. Augmentez MODELE_PREMIER_MOT_SECONDES et MODELE_TOTAL_SECONDES, ou prenez un modèle plus petit.',
};

/** `francis modele essayer`: twenty questions of the bench on the configured model, with its score, its cost and its latency. */
export async function commandeModele(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = lireOptions(args, { json: { type: 'boolean', default: false } });
  if (positionals.join(' ') !== 'essayer') throw new UsageError('écrivez « francis modele essayer »');
  const { questions, noter } = await lireQuestionsDuBanc();
  const { ouvrirModele, estRefus } = await ouvrirEssaiDeModele();
  let modele: ModeleOuvert | undefined;
  try {
    modele = await ouvrirModele(terminal.environnement);
  } catch (erreur) {
    if (!estRefus(erreur)) throw erreur;
    return echouer(terminal, erreur.message);
  }
  if (modele === undefined) return echouer(terminal, SANS_MODELE);
  const passages: Passage[] = [];
  for (const question of questions) {
    const passage = await passer(modele, question, noter);
    const issue = passages.length === 0 ? SANS_ISSUE[passage.ecart ?? ''] : undefined;
    if (issue !== undefined) return echouer(terminal, `le modèle ${modele.nom} ${issue(modele)}`);
    passages.push(passage);
    terminal.erreur.write(`${ligne(passage, passages.length, questions.length)}\n`);
  }
  const bilan = dresserBilan(modele, passages);
  terminal.sortie.write(values.json ? `${JSON.stringify(bilan)}\n` : enClair(modele, bilan));
  return 0;
}

function echouer(terminal: Terminal, raison: string): number {
  terminal.erreur.write(`francis modele : ${raison}\n`);
  return 1;
}

const secondes = (ms: number): string => `${(ms / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} s`;
const nombre = (n: number): string => n.toLocaleString('fr-FR');

const ligne = ({ id, juste, statut, ms, ecart }: Passage, rang: number, total: number): string =>
  [`${rang}/${total}`, id, ecart ?? (juste ? 'juste' : 'faux'), statut, secondes(ms)].join('  ');

function enClair({ protocole, adresse }: ModeleOuvert, b: BilanEssai): string {
  const cout =
    b.euros === null
      ? 'inconnu (donnez MODELE_PRIX_ENTREE et MODELE_PRIX_SORTIE, en euros par million de jetons)'
      : b.euros.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });
  return [
    `Modèle ${b.modele} (${protocole}, ${adresse})`,
    `Justes : ${b.justes} sur ${b.questions}, par sa propre lecture ; ${b.justes_embarque} par le modèle embarqué seul.`,
    `Lectures acceptées : ${b.lues} sur ${b.questions}. Faux et dits exacts : ${b.faux_et_exacts}.`,
    `Jetons : ${nombre(b.jetons.entree)} lus, ${nombre(b.jetons.sortie)} écrits. Coût : ${cout}.`,
    `Durée d’une réponse : ${secondes(b.ms.mediane)} en médiane, ${secondes(b.ms.p95)} au 95e centile.`,
    '',
  ].join('\n');
}
