import { type Promesse, promesse } from './promesse.ts';

const A = 'apps/api/src/';
const L = `${A}lecteurs/`;
const P = `${A}platform/`;
const D = `${A}domains/`;

/** What one person sends never holds the others, and what is damaged is said. */
export const CHARGE: readonly Promesse[] = [
  promesse(
    'A010',
    `${L}lecteurs.test.ts`,
    'Une question longue à lire ne tient ni le serveur ni les autres comptes',
    [
      'ne lire qu’une question d’un compte à la fois',
      `${L}lecteurs.ts`,
      'prendre((compte) => !this.#comptesLus.has(compte))',
      'prendre(() => true)',
    ],
    [
      'compter le temps de processeur d’un compte',
      `${L}lecteurs.ts`,
      'this.#budget.ajouter(compte, fin.tempsMs)',
      'this.#budget.ajouter(compte, 0)',
    ],
    [
      'arrêter avec son fil ce qui ne s’arrête pas',
      `${L}poste.ts`,
      'if (this.#fil.tempsMs() - this.#lecture.depuisMs <= limiteMs) return;',
      'return;',
    ],
    ['faire payer ce qu’il a fallu arrêter', `${L}lecteurs.ts`, 'else this.#budget.epuiser(compte);', ''],
    ['borner ce qui attend', `${L}lecteurs.ts`, 'this.#file.combien(compte) >= EN_ATTENTE_MAX', 'false'],
  ),
  promesse(
    'A011',
    'packages/contract/src/imbrication.test.ts',
    'Une taille et une imbrication se bornent avant que rien ne lise',
    [
      'borner l’imbrication d’un contexte de profil',
      'packages/contract/src/assistant.ts',
      'if (tropImbrique(texte, IMBRICATION_MAX)) {',
      'if (tropImbrique(texte, 1e9)) {',
    ],
    [
      'ne lire aucune clé d’un contexte trop gros',
      'packages/contract/src/assistant.ts',
      'z.union([ObjetNonLu, z.string()])',
      'z.union([ObjetLibre, z.string()])',
    ],
    [
      'borner l’imbrication d’un texte JSON de formulaire',
      'packages/contract/src/clients-formulaire.ts',
      'if (tropImbrique(valeur, IMBRICATION_MAX)) return ILLISIBLE;',
      '',
    ],
  ),
  promesse('A012', `${A}secret.test.ts`, 'Une clé de signature vide ou tronquée arrête le démarrage', [
    'exiger trente-deux caractères',
    `${A}secret.ts`,
    'if (secret.length < LONGUEUR_CLE) {',
    'if (secret.length < 0) {',
  ]),
  promesse(
    'A013',
    `${P}database/embedded/data-folder.test.ts`,
    'Un dossier de données abîmé est dit, et jamais remplacé par une base vide',
    ['regarder le dossier avant de l’ouvrir', `${P}database/open.ts`, 'if (onDisk) inspectDataFolder(dataDir);', ''],
    [
      'dire qu’une base ne s’ouvre pas',
      `${P}database/open.ts`,
      'throw onDisk ? unreadable(dataDir, error) : error;',
      'throw error;',
    ],
  ),
  promesse('A014', `${P}http/sante.test.ts`, 'Un serveur qui n’écrit plus n’est pas prêt', [
    'écrire pour se dire prêt',
    `${P}http/health.ts`,
    'Promise.all([base.ping(), base.checkWrite()])',
    'base.ping()',
  ]),
  promesse(
    'A022',
    `${D}analyses/exports-a-la-fois.test.ts`,
    'Vingt documents demandés d’un coup ne font attendre que qui les demande',
    [
      'dessiner à son tour',
      `${D}analyses/routes-exports.ts`,
      'await app.papers.pass(qui.id, async () =>',
      'await (async (_qui: string, dessiner: () => unknown) => dessiner())(qui.id, async () =>',
    ],
    [
      'un document d’un compte à la fois',
      `${P}turnstile.ts`,
      'theirs.last.then(() => this.#inAPlace(work))',
      'this.#inAPlace(work)',
    ],
  ),
];
