import { type Promesse, promesse } from './promesse.ts';

const D = 'apps/api/src/domains/';
const F = `${D}importation/`;
const P = 'apps/api/src/platform/';

/** What a file or a dictation says of itself is not what it costs. */
export const IMPORTATION: readonly Promesse[] = [
  promesse(
    'A017',
    `${F}fichiers-hostiles.test.ts`,
    'Un fichier de quelques kilo-octets ne prend ni la mémoire, ni le fil, ni la base',
    [
      'compter ce que les cellules disent, et non ce que le fichier pèse',
      `${F}service.ts`,
      "if (caracteres > CARACTERES_MAX) throw new ApiError('IMPORT_TROP_LOURD');",
      '',
    ],
    [
      'borner les balises ouvertes',
      `${F}fichiers/xml.ts`,
      "if (profondeur > PROFONDEUR_MAX) throw new ApiError('IMPORT_ILLISIBLE');",
      '',
    ],
    ['borner le format d’un nombre', `${F}fichiers/formats.ts`, "ecrit.length > CODE_MAX ? '' : ", ''],
    [
      'faire attendre qui attend déjà',
      `${P}turnstile.ts`,
      'if (theirs.present >= this.#bounds.perAccount)',
      'if (theirs.present < 0)',
    ],
    [
      'borner ce qui se lit à la fois',
      `${P}turnstile.ts`,
      'if (this.#taken < this.#bounds.places)',
      'if (this.#taken >= 0)',
    ],
    [
      'distinguer un homonyme par sa naissance et son adresse',
      `${F}repository.ts`,
      'over (partition by cle, ne, email) as connue',
      'over (partition by cle) as connue',
    ],
  ),
  promesse(
    'A018',
    `${D}reunions/paroles-hostiles.test.ts`,
    'Une liste de noms sans fin ne tient pas le fil, et aucune parole ne fait échouer ce qui la garde',
    [
      'borner les personnes lues',
      `${D}reunions/lecture.ts`,
      'nommees.slice(0, PERSONNES_LUES_MAX).flat()',
      'nommees.flat()',
    ],
    [
      'ne pas couper une preuve dans un caractère',
      `${D}reunions/montrer.ts`,
      'ligne: texte.slice(debut, characterStart(texte, fin)),',
      'ligne: texte.slice(debut, fin),',
    ],
    [
      'ne pas couper une citation dans un caractère',
      `${D}reunions/resume.ts`,
      'cutText(texte, CITATION_MAX)',
      'texte.slice(0, CITATION_MAX)',
    ],
  ),
  promesse(
    'A019',
    `${P}http/cursor.test.ts`,
    'Une suite de liste inventée est refusée avant la base',
    ['lire les dates comme la base', `${P}http/cursor.ts`, "day < '0001' || ", ''],
    [
      'refuser un jour qui n’existe pas',
      `${P}http/cursor.ts`,
      'return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);',
      'return true;',
    ],
    ['lire les nombres comme la base', `${P}http/cursor.ts`, 'NUMBER.test(text) && ', ''],
  ),
  promesse(
    'A020',
    `${D}documents/tour-a-tour.test.ts`,
    'Ce que des clients remettent se lit sans attendre que chacun ait fini de déposer pour soi',
    [
      'n’en lire qu’une avant de passer à la suivante',
      `${D}documents/lecture.ts`,
      '      this.#files.splice(this.#files.indexOf(ouvrir), 1);\n      this.#files.push(ouvrir);\n',
      '',
    ],
  ),
];
