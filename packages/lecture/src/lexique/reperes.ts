import { type Concept, notion } from './concept.ts';

/** Words after which a number names something: a text, a box, a place. */
export const REPERES: readonly Concept[] = [
  notion(
    'article',
    'article',
    'articles | art | arts | cgi | lpf | cibs | loi | lois | decret | alinea | paragraphe | bofip | boi | ordonnance | directive | chapitre | titre n',
  ),
  notion('formulaire', 'formulaire', 'formulaires | cerfa | imprime | imprimes | annexe | annexes | liasse'),
  notion('case', 'case', 'cases | ligne | lignes | rubrique | rubriques'),
  notion(
    'numero',
    'numéro',
    'numero | siren | siret | dossier | etage | telephone | tel | rue | avenue | page | version | lot numero',
  ),
  notion('code_postal', 'code postal', 'cp | departement'),
];

/** What follows the number of an article. */
export const SUITES_D_ARTICLE: readonly Concept[] = [
  notion(
    'suite_d_article',
    'bis',
    'ter | quater | quinquies | sexies | septies | octies | nonies | decies | undecies | duodecies | terdecies | quaterdecies | quindecies | sexdecies | septdecies | octodecies | novodecies | vicies | unvicies | quinvicies | tervicies | duovicies | quatervicies | quind | pro | rici | sd',
  ),
];

/** Forms whose number may be a year to come: named by the word before them. */
export const FORMULAIRES_NOMMES: ReadonlySet<string> = new Set(['2031', '2033', '2035']);
export const NOM_DU_FORMULAIRE: ReadonlySet<string> = new Set([
  'ma',
  'sa',
  'la',
  'une',
  'notre',
  'liasse',
  'declaration',
  'formulaire',
  'cerfa',
  'imprime',
]);

/** Who files one of these, told beside it: « IDEL en 2035 ». */
export const QUI_DEPOSE_UNE_LIASSE =
  'bnc|bic|liberal|liberale|declaration controlee|liasse|declaration 2035|la 2035|ma 2035|idel|infirmier|infirmiere|kine|medecin|dentiste|avocat|avocate|osteopathe|sage-femme|orthophoniste|psychologue|notaire|architecte|veterinaire|freelance|consultant|consultante';

/** Numbers of forms that are not years of anybody's life yet. */
export const NUMEROS_DE_FORMULAIRE: ReadonlySet<string> = new Set(
  '2042 2044 2046 2047 2048 2050 2059 2065 2067 2072 2074 2083 2086 2091 2561 2571 2572 2573 2705 2725 2734 2735 2759 2777 2778 3310 3511 3514 3517 3519 3525 3916 3949'.split(
    ' ',
  ),
);

/** What may follow an amount with a capital, where a town would follow a postcode. */
export const PAS_UNE_VILLE: ReadonlySet<string> = new Set(
  'ir is ifi csg crds tmi tva ca ht ttc net nets brut bruts impot impots taxe per pea lmnp lmp bnc bic ba pas rfr rni ni cfe urssaf combien quel quelle quels quelles mon mes ma je on nous calcul simulation celibataire marie mariee maries pacse pacsee pacses divorce divorcee veuf veuve'.split(
    ' ',
  ),
);
