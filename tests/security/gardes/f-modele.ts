import { type Promesse, promesse } from './promesse.ts';

const S = 'tests/security/';
const A = 'packages/assistant/src/';

/** Language model and search. */
export const MODELE: readonly Promesse[] = [
  promesse(
    'T086',
    `${S}t086-injection-sans-effet.test.ts`,
    'Une consigne glissée dans un texte ne change aucun chiffre, n’appelle rien et ne révèle rien',
    [
      'ne montrer d’une lecture que des mots du catalogue',
      `${A}lecteurs/heberge/verifier.ts`,
      'if (definitionDe(chemin) === undefined) refus.push',
      "if (chemin === '') refus.push",
    ],
    [
      'ne citer d’un texte importé que des phrases en clair',
      `${A}textes-officiels/extrait.ts`,
      'if (!estEnClair(phrase)) continue;',
      'if (phrase.length === 0) continue;',
    ],
    [
      'refuser un titre qui n’est pas un titre',
      `${A}textes-officiels/passage-cite.ts`,
      'titre.length <= TITRE_MAX && estEnClair(titre) ?',
      'titre.length > 0 ?',
    ],
  ),
  promesse(
    'T087',
    `${S}t087-t088-t092-t101-outils-et-consignes.test.ts`,
    'Un outil n’a que les droits de la question : il ne prend l’identifiant de personne',
    [
      'ne prendre aucun identifiant',
      `${A}outils/schemas.ts`,
      'export const EntreeNotes = z.strictObject({\n',
      'export const EntreeNotes = z.strictObject({\n  client_id: z.string().optional(),\n',
    ],
  ),
  promesse(
    'T088',
    `${S}t087-t088-t092-t101-outils-et-consignes.test.ts`,
    'Rien ne s’écrit et rien ne part sans un geste de la personne',
    [
      'n’écouter aucun modèle qui appelle un outil inconnu',
      `${A}modeles-heberges/proteger.ts`,
      "'MODELE_OUTIL_INCONNU'",
      "'MODELE_PANNE'",
    ],
  ),
  promesse(
    'T089',
    `${S}t089-t090-t099-t100-memes-chiffres.test.ts`,
    'Tout chiffre montré vient d’un calcul de cette réponse, de la loi lue ou de la personne',
    [
      'n’accepter aucun nombre écrit par un modèle hébergé',
      `${A}lecteurs/heberge/compter.ts`,
      'if (mention === undefined) return `',
      'if (mention === undefined) return Number(terme) || `',
    ],
  ),
  promesse(
    'T090',
    `${S}t090-citations-fondees.test.ts`,
    'Une citation existe, était en vigueur à la date demandée, et ses mots sont dans la source',
    [
      'chercher les mots cités dans la source',
      `${A}orchestration/redacteur.ts`,
      '      !guillemetsFondes(phrase, this.#sources) ||\n',
      '',
    ],
    [
      'ne prendre les mots que de la source citée',
      `${A}verification/guillemets.ts`,
      'estDans(citation, cite ? porteurs : textes) ||',
      'estDans(citation, textes) ||',
    ],
    [
      'ne pas prêter à la loi les mots de la personne',
      `${A}verification/guillemets.ts`,
      '(!cite && !ATTRIBUE_A_UN_TEXTE.test(dehors) && (',
      '(!cite && dehors !== citation && (',
    ],
    [
      'exiger une référence du catalogue',
      `${A}orchestration/redacteur.ts`,
      'c.reference === undefined || !this.#sources.enVigueur(c.reference)',
      'c.reference !== undefined && !this.#sources.enVigueur(c.reference)',
    ],
    [
      'exiger une référence en vigueur',
      `${A}verification/vigueur.ts`,
      'depuis <= fin && debut <= jusquAu',
      'depuis !== fin || debut !== jusquAu',
    ],
  ),
  promesse(
    'T093',
    `${S}t093-identites-masquees.test.ts`,
    'Aucune identité ne part vers un modèle hébergé',
    ['masquer la question', `${A}pseudonymes/prompt.ts`, '[{ ...part, text: masquerTexte(part.text, p) }]', '[part]'],
    [
      'masquer ce qui a déjà été répondu',
      `${A}pseudonymes/prompt.ts`,
      'return [{ ...part, text: p.masquer(part.text) }];',
      'return [part];',
    ],
  ),
  promesse(
    'T094',
    `${S}t094-recherche-cloisonnee.test.ts`,
    'La recherche ne sort pas d’un cabinet : elle ne lit que les notes et les textes officiels',
    [
      'n’indexer que les textes d’un éditeur officiel',
      'apps/api/migrations/0005_corpus_officiel.sql',
      `CHECK ("corpus_passages"."source" in ('bofip', 'legi', 'service-public'))`,
      `CHECK ("corpus_passages"."source" <> '')`,
    ],
  ),
  promesse(
    'T096',
    `${S}t096-t097-t098-modele-heberge.test.ts`,
    'Ce qu’un modèle hébergé peut coûter est borné, par personne et par cabinet',
    [
      'arrêter au plafond de la personne',
      'apps/api/src/domains/assistant/plafonds.ts',
      'if (depasse(plafonds, compte, parCompte))',
      'if (depasse(plafonds, compte, parCompte) && compte.enCours < 0)',
    ],
    [
      'arrêter au plafond du cabinet',
      'apps/api/src/domains/assistant/plafonds.ts',
      'if (cabinet && depasse(plafonds, cabinet, parCabinet))',
      'if (cabinet && depasse(plafonds, cabinet, parCabinet) && cabinet.enCours < 0)',
    ],
    [
      'borner les réponses simultanées',
      'apps/api/src/domains/assistant/plafonds.ts',
      'if (compte.enCours >= flux)',
      'if (compte.enCours >= flux * 100)',
    ],
  ),
  promesse(
    'T098',
    `${S}t096-t097-t098-modele-heberge.test.ts`,
    'Une panne du fournisseur ne casse pas la conversation, et son code est gardé',
    [
      'reconnaître un fournisseur saturé',
      `${A}modeles-heberges/classement.ts`,
      'if (statusCode === 429)',
      'if (statusCode === 1429)',
    ],
    [
      'reconnaître une panne du fournisseur',
      `${A}modeles-heberges/classement.ts`,
      'if (statusCode !== undefined && statusCode >= 500)',
      'if (statusCode !== undefined && statusCode >= 1500)',
    ],
  ),
];
