import { motsDits, sansAutresFoyers } from '@francis/lecture';
import type { Faits, Situation } from './faits.ts';
import { declarationAuChoix } from './declaration-au-choix.ts';
import { unionRompue } from './unions-rompues.ts';

const CONJOINT_MARIE = /\b(?:ma|mon|sa|son|notre) (?:femme|mari|epoux|epouse)\b/;
/** Both spouses named by their place in the couple, or the couple by its return. */
const COUPLE_NOMME =
  /(?:^|[,;:.(] ?|\b(?:le|un|du) )(?:mari|epoux)\b[^.?]{0,60}\b(?:femme|epouse)\b|(?:^|[,;:.(] ?|\b(?:la|une|de la) )(?:femme|epouse)\b[^.?]{0,60}\b(?:mari|epoux)\b|\bimposition commune\b|\bimposes? en commun\b|\bdeclaration commune\b/;
const CONJOINT_LIBRE = motsDits(
  'ma copain|ma copine|ma compagnon|ma compagne|ma concubine|ma concubin|ma fiancee|ma fiance|ma cherie|ma cheri|ma petite amie|ma petite ami|ma petit amie|ma petit ami|mon copain|mon copine|mon compagnon|mon compagne|mon concubine|mon concubin|mon fiancee|mon fiance|mon cherie|mon cheri|mon petite amie|mon petite ami|mon petit amie|mon petit ami',
);
const CONJOINT_NEUTRE =
  /\b(?:ma|mon|sa|son) (?:conjointe?|partenaire)\b|\bmon couple\b|\bdu couple\b|\bnotre couple\b|\bcouple\b(?! (?:marie|pacse|non|pas))/;
/** A spouse who is no longer one, or who has died. */
const ANCIEN = motsDits(
  "mon ex|monex|ma ex|maex|son ex|sonex|sa ex|saex|l' ex|l'ex|ex-femme|ex-mari|ex-conjointe|ex-conjoint|ex-epoux|ex-epouse|ex-compagne|ex-compagnon|ex femme|ex mari|ex conjointe|ex conjoint|ex epoux|ex epouse|ex compagne|ex compagnon",
);

const PAS_MARIE =
  /\b(?:pas|non|ni|jamais|sans etre|ne sommes plus|plus)[ -](?:etre )?(?:encore )?(?:maries?|mariees?|pacses?|pacsees?)\b|\bsans (?:pacs|mariage)\b|\bpas de pacs\b/;
const CONCUBINS =
  /\bconcubin(?:age|e|s|es)?\b|\bunion libre\b|\bconcubinage\b|\bvi(?:t|vons|vent|s) (?:en couple |ensemble )?(?:sans etre|non) (?:maries|pacses)|\bdeclarations? separees?\b|\bimposes? separement\b/;
const MARIES = /(?<!ex[- ])\b(?:(?:re)?mari(?:e|es|ee|ees)|jeunes maries)\b/;
const PACSES = /\bpacs(?:e|es|ee|ees)?\b(?! ou)/;
const CELIBATAIRES = motsDits('celibataires|celibataire|celibat');
const DIVORCES =
  /\bdivorc(?:e|es|ee|ees|ait|ais|ions|ons|ant)\b|\bsi (?:on|nous|je) (?:se |nous |me )?separ(?:e|ait|ais|ions|ons)\b|(?<!\b(?:impositions?|declarations?|declarer|imposes?|bien|biens|commune ou|commun ou|communes ou) )\bsepare(?:e|s|es)?\b(?! de biens)|\bse separer\b/;
const VEUFS = motsDits('veufs|veuf|veuves|veuve|veuvage');
/** Questions that weigh two situations: the words name the choices, not the person. */
const CHOIX_D_UNION =
  /\b(?:en (?:se|nous|me) (?:pacsant|mariant)|s'(?:ils|elles|il|elle) se (?:pacs|mari)\w*|(?:un|le|ce|notre) (?:mariage|pacs) (?:nous|me|ferait|fait|permet\w*|change\w*|rapport\w*)|se (?:pacser|marier)|nous (?:pacsons|marions|pacser|marier)|(?:si|quand) (?:on|nous|je) (?:se|nous|me) (?:pacs|mari)\w*|si (?:on|nous) (?:etait|etions) (?:maries?|pacses?)|mariage ou|pacs ou|(?:pacser|marier|pacses?|maries?) ou (?:rester|non|pas)|rester (?:celibataires?|concubins?|en concubinage)|interet a (?:se|nous) (?:marier|pacser)|avantage du (?:mariage|pacs)|gagn\w+ a (?:se|nous) (?:marier|pacser)|on se (?:pacse|marie)|nous nous (?:pacsons|marions))\b/;
const SEUL =
  /\b(?:vi(?:s|t|vant)|habite|reste|suis) (?:tout(?:e)? )?seule?\b|\bne vi(?:s|t|vant) avec personne\b|\bseule? avec\b|\bvis sans (?:conjoint|compagnon)\b|\b(?:sans|pas de|ni|aucune?) (?:conjoint|conjointe|concubin|compagnon|compagne)\b|\bparent isole\b|\bcase t\b|\b(?:mere|maman|pere|papa|parent) (?:celibataire|solo|seule?)\b|\bfamille monoparentale\b|\belev(?:e|ant) seule?\b|\b(?:personne|retraitee?|salariee?|homme|femme) seule?\b|\bseule?,? (?:\d{2} ans|age)|\bje suis seule?\b|(?:^|[,.;] ?)(?:toute? )?seule?(?= ?[,.;]|$| sans)|\bseule?,? (?:et )?(?:sans|pas d'|pas de|aucun|0|zero) ?(?:enfants?|personne|charges?|conjointe?)\b/;
/** « pas de case T », « je ne vis pas seul »: said against the lone parent's half share. */
const PAS_SEUL =
  /\b(?:pas|non|ni|hors|sans)(?: de| la| en| du| le| comme)? (?:case t|parents? isolee?s?)\b|\bnon vivant seule?\b|\b(?:ne |n')?(?:vis|suis|vit|habite) pas seule?\b/;
const ELEVE_SEUL =
  /\belev(?:e|ant|ons|er) (?:tout(?:e)? )?seule?\b|\bseule? (?:avec|a elever)\b|\bparent isole\b|\bcase t\b|\bfamille monoparentale\b|\b(?:mere|maman|pere|papa|parent) (?:celibataire|solo|isolee?|seule?)\b|\bne vi(?:s|t|vant) avec personne\b|\bvi(?:s|t|vant) (?:tout(?:e)? )?seule?\b/;
/** Files alone, nobody else being named: one adult, taxed as a single person. */
const DECLARE_SEUL =
  /\bje (?:fais|remplis|depose|ferai) (?:deja )?ma (?:propre )?declaration\b(?! (?:commune|avec|a 2))|\bje declare (?:tout )?(?:seule?|de mon cote|a part)\b|\bje (?:ne )?suis (?:plus|pas) rattachee?\b|\bje suis detachee?\b|\bma propre declaration\b/;
const CASE_L = /\bcase l\b|\beleve seule? .{0,30}(?:pendant|durant|au moins|plus de) (?:au moins |plus de )?5 ans\b/;

const SEUL_JADIS = motsDits('toute seule|tout seul|seule|seul');
const JUSQU_A_GRAND = motsDits(
  "jusqu'a sa majorite|jusqu'a leur majorite|depuis sa naissance|depuis la naissance|jusqu'au bac",
);
const JUSQUE = ["jusqu'a ses ", "jusqu'a l'age de ", "jusqu'a leurs ", 'pendant ', 'durant ', 'plus de ', 'au moins '];
const ANNEES_SEUL = 5;
const PORTEE_DU_RECIT = 70;
/** « j’ai élevé mon fils toute seule jusqu’à ses 20 ans »: five years at least (CGI art. 195 1 a). */
export function aEleveSeul(texte: string, combien: 'cinq ans' | 'sans dire' = 'cinq ans'): boolean {
  const place = ['ai eleve ', 'avoir eleve ', 'ayant eleve '].map((mot) => texte.indexOf(mot)).find((i) => i >= 0);
  if (place === undefined) return false;
  const recit = texte.slice(place, place + PORTEE_DU_RECIT).split('.')[0] ?? '';
  if (combien === 'sans dire') return SEUL_JADIS.test(recit);
  const age = JUSQUE.flatMap((mot) => (recit.includes(mot) ? [Number.parseInt(recit.split(mot)[1] ?? '', 10)] : []))[0];
  return SEUL_JADIS.test(recit) && (JUSQU_A_GRAND.test(recit) || (age ?? 0) >= ANNEES_SEUL);
}

function veuvage(texte: string, anneeRevenus: number): number | undefined {
  const date =
    /\b(?:morte?|decedee?|deces|veufs?|veuves?|disparue?|perdu(?: ma femme| mon mari)?)\b[^.]{0,40}?\b(?:en|depuis|fin|debut|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) ?((?:19|20)\d\d)\b/.exec(
      texte,
    );
  if (date) return Number(date[1]);
  const duree = /\b(?:veufs?|veuves?|decedee?|morte?)\b[^.]{0,20}?\b(?:depuis|il y a) (\d{1,2}) ans\b/.exec(texte);
  if (duree) return anneeRevenus + 1 - Number(duree[1]);
  if (/\b(?:decedee?|morte?|veu(?:f|ve))\b[^.]{0,20}\bcette annee\b/.test(texte)) return anneeRevenus + 1;
  if (/\b(?:decedee?|morte?|veu(?:f|ve))\b[^.]{0,25}\b(?:l'an dernier|l'annee derniere)\b/.test(texte))
    return anneeRevenus;
  return undefined;
}

/** The two situations that the same words assert, when they exclude each other. */
export function situationsContraires(entier: string): readonly [string, string] | undefined {
  const texte = sansAutresFoyers(entier);
  if (CHOIX_D_UNION.test(texte) || ANCIEN.test(entier) || VEUFS.test(texte) || PAS_MARIE.test(texte)) return undefined;
  if (CELIBATAIRES.test(texte) && !CONCUBINS.test(texte)) {
    if (CONJOINT_MARIE.test(texte) && !motsDits('mere celibataire').test(texte))
      return ['célibataire', texte.includes('mari') ? 'mon mari' : 'ma femme'];
    if (MARIES.test(texte.replace(CONJOINT_MARIE, ''))) return ['célibataire', 'marié'];
    if (PACSES.test(texte)) return ['célibataire', 'pacsé'];
  }
  return undefined;
}

export function parleDUnion(texte: string): boolean {
  return CHOIX_D_UNION.test(texte);
}

/** Family situation, from what is said, then from who is named. `annee`: year of income, to date a widowhood. */
export function lireSituation(texte: string, annee: number): Faits {
  const accompagne = PAS_SEUL.test(texte);
  const seul = !accompagne && SEUL.test(texte);
  const eleveSeul = !accompagne && ELEVE_SEUL.test(texte);
  const commun: Faits = {
    ...(seul ? { vitSeul: true } : {}),
    ...(accompagne ? { vitSeul: false } : {}),
    ...(eleveSeul ? { eleveSeul: true } : {}),
    ...(CASE_L.test(texte) || aEleveSeul(texte) ? { caseL: true } : {}),
  };
  const propre = sansAutresFoyers(texte);
  const dite = unionRompue(propre, annee)
    ? 'celibataire'
    : declarationAuChoix(propre, annee)
      ? 'concubinage'
      : situationDite(propre);
  if (dite === 'veuf') {
    const anneeVeuvage = veuvage(texte, annee);
    return { ...commun, situation: 'veuf', ...(anneeVeuvage === undefined ? {} : { anneeVeuvage }) };
  }
  if (dite) return { ...commun, situation: dite };
  const deduite = situationDeduite(texte, seul);
  return deduite ? { ...commun, situation: deduite, situationDeduite: true } : commun;
}

const DEFUNT = ['mon mari', 'mon epoux', 'ma femme', 'mon epouse', 'mon conjoint'];
const MORT = [
  "n'est plus de ce monde",
  "s'est eteint",
  "s'est eteinte",
  'nous a quittes',
  'est mort',
  'est morte',
  'n est plus',
];
const veufDit = motsDits(DEFUNT.flatMap((qui) => MORT.map((mort) => `${qui} ${mort}`)).join('|'));
const parti = motsDits(
  DEFUNT.flatMap((qui) => ['est parti', 'est partie', 'a disparu'].map((mot) => `${qui} ${mot}`)).join('|'),
);
const REVERSION = motsDits('reversion');

function situationDite(texte: string): Situation | undefined {
  if (
    VEUFS.test(texte) ||
    veufDit.test(texte) ||
    // Who draws a pension of reversion has lost the one who left.
    (parti.test(texte) && REVERSION.test(texte)) ||
    /\b(?:ma femme|mon mari|mon epoux|mon epouse|mon conjoint)\b[^.]{0,25}\b(?:morte?|decedee?)\b/.test(texte)
  )
    return 'veuf';
  if (CHOIX_D_UNION.test(texte)) {
    // The present state is the unmarried one, whatever the words that name the choice.
    return 'concubinage';
  }
  if (
    CONCUBINS.test(texte) ||
    (PAS_MARIE.test(texte) && (CONJOINT_LIBRE.test(texte) || motsDits('nous|on|couple').test(texte)))
  )
    return 'concubinage';
  if (motsDits('remarie|remaries|remariee|remariees').test(texte)) return 'marie';
  if (DIVORCES.test(texte)) return 'divorce';
  if (!PAS_MARIE.test(texte)) {
    if (PACSES.test(texte)) return 'pacse';
    if (MARIES.test(texte)) return 'marie';
  }
  if (CELIBATAIRES.test(texte)) return 'celibataire';
  return undefined;
}

const COMPAGNONS = ['copine', 'copain', 'cherie', 'cheri'].flatMap((nom) => [
  `de ma ${nom}`,
  `de mon ${nom}`,
  `a ma ${nom}`,
  `a mon ${nom}`,
  `par ma ${nom}`,
  `par mon ${nom}`,
]);
/** « la carte grise de ma copine »: whose a thing is says nothing of a household. */
const sansPossesseur = (texte: string): string => COMPAGNONS.reduce((t, mots) => t.replaceAll(mots, ' '), texte);

function situationDeduite(texte: string, seul: boolean): Situation | undefined {
  // « mon mari verse … à son ex »: it is his.
  const sansSonEx = texte.replaceAll(' son ex', ' ').replaceAll(' sa ex', ' ');
  if (CONJOINT_MARIE.test(texte) && !ANCIEN.test(sansSonEx)) return 'marie';
  if (seul || PAS_MARIE.test(texte) || ANCIEN.test(texte)) return 'celibataire';
  if (COUPLE_NOMME.test(texte)) return 'marie';
  if (CONJOINT_NEUTRE.test(texte))
    return motsDits('vis en couple|vit en couple|vivons en couple|suis en couple|sommes en couple|est en couple').test(
      texte,
    )
      ? 'en_couple'
      : 'marie';
  if (CONJOINT_LIBRE.test(sansPossesseur(texte))) return 'en_couple';
  if (motsDits('en couple').test(texte)) return 'en_couple';
  if (motsDits('monsieur').test(texte) && motsDits('madame').test(texte)) return 'marie';
  if (DECLARE_SEUL.test(texte)) return 'celibataire';
  return undefined;
}
