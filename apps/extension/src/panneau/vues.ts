import { TEXTE_ACCORD_REUNION } from '@francis/contract/reunions-textes';
import type { Reglages } from '../messages.ts';
import { site } from '../messages.ts';
import { bouton, caseACocher, el } from './element.ts';
import { type Etat, peutReprendre } from './etat.ts';

/** What the panel lets do; each is a click of the adviser. */
export interface Gestes {
  readonly relier: () => Promise<void>;
  readonly delier: () => Promise<void>;
  readonly commencer: (titre: string) => Promise<void>;
  readonly arreter: () => void;
  readonly reprendre: () => Promise<void>;
  readonly refuser: () => Promise<void>;
  readonly chercher: (recherche: string) => Promise<void>;
  readonly choisir: (client: Etat['client']) => void;
  readonly envoyer: () => Promise<void>;
  readonly recommencer: () => void;
  readonly regler: (reglages: Reglages) => Promise<void>;
}

const INTROUVABLES =
  'Sous-titres introuvables. Affichez-les dans Teams\u00a0: Autres, Langue et voix, Afficher les sous-titres en direct.';

export function dessiner(etat: Etat, gestes: Gestes): readonly Node[] {
  const vues = { deliee, prete, en_cours: enCours, relecture, rangee };
  return [
    ...(etat.message === '' ? [] : [el('p', { class: 'alerte', role: 'alert' }, etat.message)]),
    ...vues[etat.etape](etat, gestes),
  ];
}

function deliee(_etat: Etat, { relier }: Gestes): Node[] {
  return [
    el('p', {}, 'Reliez l’extension à votre compte Francis. Elle ne verra de vos dossiers que leur nom.'),
    bouton('Relier à Francis', relier, 'principal'),
  ];
}

function prete({ onglet, occupe, reglages }: Etat, { commencer, delier, regler }: Gestes): Node[] {
  if (onglet === undefined)
    return [
      el('p', {}, 'Ouvrez une réunion dans Teams, dans ce navigateur. Ce panneau la reconnaîtra.'),
      ...bas(reglages, regler, delier),
    ];
  const titre = el('input', { type: 'text', maxlength: '200', id: 'titre' });
  const debut = bouton('Commencer la transcription', () => commencer(titre.value), 'principal');
  debut.disabled = true;
  const accord = caseACocher('Les participants ont accepté que leurs paroles soient transcrites.', false, (oui) => {
    debut.disabled = !oui || occupe;
  });
  return [
    el('h2', {}, 'Demander l’accord'),
    el('blockquote', {}, TEXTE_ACCORD_REUNION.texte),
    bouton('Copier le texte', () => navigator.clipboard.writeText(TEXTE_ACCORD_REUNION.texte)),
    el('label', { for: 'titre' }, 'Titre de la réunion'),
    titre,
    accord,
    debut,
    ...bas(reglages, regler, delier),
  ];
}

function enCours(etat: Etat, { arreter, refuser }: Gestes): Node[] {
  const { lignes, introuvables, suggestions } = etat;
  return [
    el('h2', {}, 'Transcription en cours'),
    ...(introuvables ? [el('p', { class: 'alerte', role: 'status' }, INTROUVABLES)] : []),
    ...(lignes.length === 0 && !introuvables ? [el('p', { class: 'doux' }, 'En attente des premières paroles.')] : []),
    liste(
      lignes.slice(-30).map(({ locuteur, texte }) => el('li', {}, el('b', {}, locuteur), ` ${texte}`)),
      'lignes',
    ),
    ...(suggestions ? suggerees(suggestions) : []),
    el(
      'div',
      { class: 'gestes' },
      bouton('Arrêter', arreter, 'principal'),
      bouton('Un participant refuse', refuser, 'danger'),
    ),
  ];
}

function suggerees({ propositions, pistes, manques }: NonNullable<Etat['suggestions']>): Node[] {
  const blocs: readonly (readonly [string, readonly string[]])[] = [
    [
      'Entendu',
      propositions
        .slice(-6)
        .map(
          ({ libelle, valeur, etat }) => `${libelle}\u00a0: ${String(valeur)}${etat === 'sur' ? '' : ', à vérifier'}`,
        ),
    ],
    ['Pistes, à confirmer', pistes.slice(0, 4).map(({ titre, article }) => `${titre} (${article})`)],
    ['À demander', manques.slice(0, 3).map(({ question }) => question)],
  ];
  return blocs
    .filter(([, lignes]) => lignes.length > 0)
    .flatMap(([titre, lignes]) => [el('h3', {}, titre), liste(lignes.map((ligne) => el('li', {}, ligne)))]);
}

function relecture(etat: Etat, gestes: Gestes): Node[] {
  const { lignes, client, clients, occupe, reglages, interrompue } = etat;
  if (etat.reunion?.refusee === true)
    return [
      el('h2', {}, 'Effacement demandé'),
      el('p', {}, 'Rien de ce qui s’est dit n’est gardé ici. Francis n’a pas encore confirmé l’effacement.'),
      bouton('Demander de nouveau l’effacement', gestes.refuser, 'danger'),
    ];
  const recherche = el('input', { type: 'search', id: 'client' });
  recherche.addEventListener('change', () => void gestes.chercher(recherche.value));
  const envoi = bouton(
    client ? `Envoyer dans le dossier de ${client.nom}` : 'Choisissez un dossier',
    gestes.envoyer,
    'principal',
  );
  envoi.disabled = client === undefined || occupe;
  const quoi = [
    reglages.saveTranscriptions ? 'la transcription' : 'les propositions, sans la transcription',
    ...(reglages.autoSummary ? ['le résumé'] : []),
  ];
  return [
    el('h2', {}, interrompue ? 'Transcription interrompue' : 'Transcription arrêtée'),
    el('p', {}, `${lignes.length} ligne${lignes.length > 1 ? 's' : ''}. Rien n’est encore dans un dossier.`),
    ...reprise(etat, gestes),
    el('label', { for: 'client' }, 'Dossier qui reçoit la réunion'),
    recherche,
    liste(
      clients.map((un) =>
        el(
          'li',
          {},
          bouton(un.nom, () => gestes.choisir(un), un.id === client?.id ? 'choisi' : ''),
        ),
      ),
    ),
    el('p', { class: 'doux' }, `À envoyer\u00a0: ${quoi.join(' et ')}.`),
    el('div', { class: 'gestes' }, envoi, bouton('Tout effacer', gestes.refuser, 'danger')),
  ];
}

function reprise(etat: Etat, { reprendre }: Gestes): Node[] {
  const suite = peutReprendre(etat);
  if (suite === 'non') return [];
  const geste = bouton('Reprendre la transcription', reprendre);
  geste.disabled = suite === 'sans_page' || etat.occupe;
  const dit =
    suite === 'sans_page'
      ? 'La réunion continue\u202f? Ouvrez-la dans Teams, dans ce navigateur, pour la reprendre.'
      : 'La réunion continue\u202f? L’accord donné au début vaut pour la suite\u202f: demandez-le à qui arrive.';
  return [el('p', { class: 'doux' }, dit), geste];
}

function rangee({ reunion, client }: Etat, { recommencer }: Gestes): Node[] {
  const adresse = `${site()}/pro/teams-assistant?reunion=${reunion?.id ?? ''}`;
  return [
    el('h2', {}, 'Réunion rangée'),
    el('p', {}, `Elle est dans le dossier de ${client?.nom ?? ''}. Relisez ce qui est proposé avant de le reporter.`),
    el('a', { href: adresse, target: '_blank', rel: 'noreferrer' }, 'Relire dans Francis'),
    bouton('Nouvelle réunion', recommencer),
  ];
}

const liste = (lignes: readonly Node[], classe = ''): Node => el('ul', { class: classe }, ...lignes);

const NOMS: readonly (readonly [keyof Reglages, string])[] = [
  ['autoListen', 'Proposer dès le début'],
  ['realTimeSuggestions', 'Suggestions en direct'],
  ['saveTranscriptions', 'Garder la transcription'],
  ['privacyMode', 'Masquer les noms'],
  ['meetingNotifications', 'Signaler les réunions'],
  ['autoSummary', 'Résumé automatique'],
];

function bas(reglages: Reglages, regler: Gestes['regler'], delier: Gestes['delier']): Node[] {
  const choix = NOMS.map(([nom, titre]) =>
    caseACocher(titre, reglages[nom], (oui) => void regler({ ...reglages, [nom]: oui })),
  );
  return [el('details', {}, el('summary', {}, 'Réglages'), ...choix, bouton('Délier l’extension', delier, 'danger'))];
}
