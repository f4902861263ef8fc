import { AVEC_D_AUTRES, motsDits } from '@francis/lecture';
import { manque } from '../domaine.ts';
import { montantUnique, type QuestionLue, trouverAge, trouverMontant, trouverUnAge } from '../question.ts';
import { actifNetDit, D_UNE_SOCIETE, sommerLesBiens } from './actif.ts';
import { lireDefunt } from './defunt.ts';
import { communauteReglee } from './communaute.ts';
import { dateDuDeces } from './date-dite.ts';
import { demanderCeQuiEstPartage, demanderLesFaits } from './demander-les-faits.ts';
import { aDesEnfantsDUnAutreLit, enfantsDesDeuxLits } from './deux-lits.ts';
import { lireDettes } from './dettes.ts';
import { avecLesMeubles, lireFunerailles, meublesAuForfait, obsequesDeduites } from './frais-et-meubles.ts';
import type { EntreeSuccession as Entree } from './entree-succession.ts';
import { lireGestes } from './gestes.ts';
import { handicapDit } from './handicap-dit.ts';
import { conjointEtEnfants, lireLiensDifferents } from './heritiers-de-liens-differents.ts';
import { lireEnumeration } from './heritiers-enumeres.ts';
import { estLegueAMoi, lireNombre, unAutreEstHandicape } from './nombre-d-heritiers.ts';
import { sansAutreParentMort } from './liens-du-don.ts';
import { maPart, montantDeChacun } from './heritiers-montants.ts';
import { lireHeritierNomme } from './heritier-nomme.ts';
import { lireQui } from './qui-herite.ts';
import { lireRepresentation } from './representation.ts';
import { lireSouches, partagerParSouches } from './souches.ts';

const SUJET =
  /\bsuccessions?\b|\bherit\w+|\blaiss\w+\b|\blegs\b|\blegat\w+|\bdefunte?\b|\brepresentation\b|\bpredeced\w+|\bde (?:son|leur) chef\b|\bdeced\w+|\b(?:est|etait) mort\w*\b|\bdeces\b|\blegu\w+\b/;
const AUTRE_SUJET =
  /\b(?:assurances?[- ]vie|(?<!\b(?:sans|pas de|aucune|jamais de|ni|jamais fait de|pas eu de|jamais eu de) )donations?(?! anterieure)|donner|ifi|renonc\w+|indivision)\b|\b(?:a|au|pour|profit d[e']) ?(?:une? |l'|la |des |notre |mon )?(?:associations?|fondations?|oeuvres?|commune|mairie|eglise)\b/;

const DE_CUJUS = 'de cujus';

const CONJOINT_SURVIVANT =
  /\b(?:maman|papa|ma mere|mon pere|notre mere|notre pere|mon mari|ma femme|le conjoint|la conjointe|conjointe? survivante?|son epouse|son epoux|sa femme|son mari|la veuve|le veuf|\bconjoint\b|j'opte|je prends)\b/;
/** The choice of the spouse: « prend l'usufruit de tout », « opte pour le quart ». */
function lireOption(q: QuestionLue): 'quart' | 'usufruit' | undefined {
  if (!CONJOINT_SURVIVANT.test(q.texte) && !conjointEtEnfants(q.texte)) return undefined;
  // What is said last is the choice.
  for (const phrase of q.phrases.toReversed()) {
    if (
      motsDits(
        'quart en pleine propriete|quart en propriete|le quart|lequart|un quart|unquart|1/4 quart|1/4quart|1/4',
      ).test(phrase)
    )
      return 'quart';
    // Not all the children are the spouse's: there is no choice.
    if (motsDits("usufruit|l'us").test(phrase)) return aDesEnfantsDUnAutreLit(q.texte) ? 'quart' : 'usufruit';
  }
  return undefined;
}
/** « Maman a 74 ans », « j'ai 68 ans » where the surviving spouse is named. */
const ageDuConjoint = (q: QuestionLue): number | undefined =>
  trouverAge(
    q,
    "maman|papa|ma mere|mon pere|notre mere|conjointe?|epouse?|epoux|veuve?|veuf|sa femme|son mari|j'ai|je",
  ) ?? trouverUnAge(q.texte);

const PARTAGEE =
  /\b(?:nous sommes|on est|mes (?:freres|soeurs)|(?:les|des|aux|ses|leurs) (?:enfants|heritiers)|chaque|enfants|entre \d)\b/;
const MARIE = /(?<!\b(?:pas|ni|jamais|non|plus)(?: \w+)? )\bmariee?\b/;
const COMMUNAUTE =
  /\bcommun\w* (?:en|de) biens\b|\bbiens communs\b|\bpatrimoine commun\b|\bcommunaute\b|\b(?:maison|bien|patrimoine|appart\w*|immeuble) de (?:mes|nos|leurs) parents\b/;
const PART_PROPRE =
  /\b(?:pour moi|ma part|je recois|j'herite|me laiss\w+|me revien\w+|m'a laiss\w+|me legu\w+|m'a legu\w+)\b/;
/** « un seul de nous 3 est handicapé »: the others have no allowance for it. */
const AUTRES = motsDits(AVEC_D_AUTRES);
/** Who speaks is not alone to inherit. */
const A_PLUSIEURS = motsDits(
  'on doit payer|on va payer|on paie|on paye|on paiera|on payera|on devra|on herite|nous heritons|nous devons|nous devrons|nous allons payer|nous paierons|nous laisse|nous a laisse|nous reste',
);
const TOUS_HANDICAPES = /\b(?:tous|toutes|les 2|chacun)\b[^.,]{0,20}\b(?:handicap|invalid)/;
const RENONCE = /\b(?:mon frere|ma soeur|un|une|l'un|l'une)\b[^.,;]{0,25}\b(?:a|ont) renonce\b/;

/** Beside a spouse who survives, children have the rest. */
const PARTAGE_DIT = motsDits(
  'succession|heritage|droits|droit|actif|patrimoine|herite|heritent|heritons|testament|legue',
);
const ENFANTS = motsDits('enfants|enfant|fils|fille|filles');

const LAISSE = motsDits('laisse|laissent|legue|leguent');
/** « elle laisse 230 000 »: in one clause. */
const estLaisse = ({ gauche }: QuestionLue['montants'][number]): boolean =>
  LAISSE.test(gauche.slice(Math.max(gauche.lastIndexOf(','), gauche.lastIndexOf('.')) + 1));

function lireActif(q: QuestionLue): { readonly chacun: number | undefined; readonly laisse: number | undefined } {
  const chacun = montantDeChacun(q);
  const actif =
    chacun ??
    actifNetDit(q) ??
    sommerLesBiens(q) ??
    trouverMontant(q, {
      avant:
        /\b(?:laiss\w+|herit\w+|succession|patrimoine|actif|part|partag\w+|recoi\w+|recu|recueill\w+|legu\w+|legs|legat\w+|de|vaut|total\w*)\b/,
      apres:
        /^ ?€? ?(?:nets?|d'actif|de (?:patrimoine|succession)|a (?:partager|nous|2|3|4|moi)\b|pour (?:moi|nous))\b/,
      sauf: /\b(?:avait|avais|avions|avaient)\b[^#]{0,20}\b(?:donne|verse|transmis)\b[^#]*#|\b(?:abattement|dettes?|exoneration)\b[^#]{0,20}#|# ?€? ?(?:d'abattement|de dettes?)/,
    });
  const seul = /\b(?:salaires?|revenus?|pensions?|loyers?|vend\w*|vente|achet\w+|bail)\b/.test(q.texte);
  const dit =
    lireOption(q) !== undefined ||
    q.texte.includes(DE_CUJUS) ||
    (!seul &&
      (lireDefunt(q.texte) !== undefined || /\blegs\b|\blegat\w+|\bde (?:son|leur) chef\b|\brepresent/.test(q.texte)));
  const unique = dit ? montantUnique(q) : undefined;
  return { chacun, laisse: actif ?? unique };
}

export function lireSuccession(dite: QuestionLue) {
  const question = sansAutreParentMort(dite);
  if (question.juridiction !== 'FR') return undefined;
  if (!SUJET.test(question.texte)) return demanderCeQuiEstPartage(question);
  const lus = lireGestes(question, 'succession');
  const { q: sansFrais, frais = 0 } = lireFunerailles(lus.q);
  const { q, passif: dettes, creances } = lireDettes(sansFrais);
  const passif = dettes + obsequesDeduites(frais, q.jour);
  const gestes = lus.geste !== undefined || lus.epuise !== undefined;
  const renonce = RENONCE.test(q.texte) && /\bsans (?:enfants?|descenda\w+)\b/.test(q.texte);
  let sujet = q.texte;
  if (renonce) sujet = sujet.replace(/\brenonc\w+/g, ' ');
  if (gestes) sujet = sujet.replace(/\bdonations?\b|\bdonner\b/g, ' ');
  if (AUTRE_SUJET.test(sujet) || D_UNE_SOCIETE.test(sujet)) return undefined;
  const { chacun, laisse: biens } = lireActif(q);
  const laisse = biens !== undefined && meublesAuForfait(q.texte) ? avecLesMeubles(biens, q.jour) : biens;
  if (laisse === undefined) return demanderLesFaits(q);
  const demande = /\bcombien\b|\bdroits?\b|\bpayer|paie\b|\btax\w+|\bimpots?\b|\?/.test(q.texte);
  // « Je suis fils unique, elle laisse 230 000 »: who tells an estate and nothing else asks its duties.
  if (!demande && (montantUnique(q) === undefined || !q.montants.every(estLaisse))) return undefined;
  const { lien: lienLu, defunt, texte, nombre: dit } = lireQui(q, chacun);
  const nomme = lireHeritierNomme(q.texte, defunt?.qui);
  const lien = nomme?.lien ?? lienLu;
  const option = lireOption(q);
  if (motsDits('usufruit').test(q.texte) && option === undefined) return undefined;
  const commune =
    COMMUNAUTE.test(q.texte) &&
    !communauteReglee(q.texte) &&
    !motsDits(
      'part successorale|masse successorale|part du defunt|part du communaute|part de la defunt|part de la communaute',
    ).test(q.texte);
  if (option !== undefined) {
    // The half of what is common bears the whole of the funeral.
    const entier = commune ? passif + obsequesDeduites(frais, q.jour) : passif;
    return lireAvecConjoint(q, option, laisse + creances, entier, commune);
  }
  if (commune && !motsDits('de mes parents|de nos parents|de leurs parents').test(q.texte)) return undefined;
  // Without children, who is married leaves all or most of it to the spouse.
  if (lien === 'frere_soeur' && MARIE.test(q.texte)) return undefined;
  const souches = partDite(q) ? undefined : lireSouches(q.texte, defunt?.qui);
  if (souches !== undefined)
    return partagerParSouches(souches, {
      date: dateDuDeces(q, defunt),
      actif: (chacun ?? laisse) + creances,
      passif,
    });
  if (nomme?.inconnu === true)
    return {
      manques: [
        manque(
          'le lien de qui hérite avec la personne décédée',
          'il fixe l’abattement et le barème',
          'succession.lien',
        ),
      ],
    };
  if (lien === undefined)
    return { manques: [manque('votre lien de parenté avec la personne décédée', 'il fixe l’abattement et le barème')] };
  const represente = lireRepresentation(q.texte, lien, defunt);
  const { oncles = 0, parents = 0 } = lireEnumeration(texte) ?? {};
  // A surviving spouse takes a part before the children; a parent, before the brothers and sisters.
  const epoux = lien === 'conjoint' || lien === 'partenaire_pacs';
  if ((conjointEtEnfants(texte) && !estLegueAMoi(texte)) || (epoux && ENFANTS.test(texte))) {
    // « Mon mari est décédé en 2019, j’ai un fils »: the income tax of a widow.
    if (!PARTAGE_DIT.test(texte)) return undefined;
    return {
      manques: [
        manque(
          'ce que choisit le conjoint qui survit, usufruit ou quart en propriété',
          'la part des enfants en dépend',
        ),
      ],
    };
  }
  if (parents > 0 && dit === undefined)
    return {
      manques: [
        lien === 'enfant'
          ? manque('ce que choisit votre parent qui survit, usufruit ou quart en propriété', 'votre part en dépend')
          : manque('la part de chacun', 'les parents du défunt ont la leur'),
      ],
    };
  if (represente === undefined && !estLegueAMoi(texte) && lireLiensDifferents(texte) !== undefined)
    return {
      manques: [manque('ce que reçoit chaque héritier', 'chacun a son abattement et son barème selon son lien')],
    };
  if (oncles > 0 && (represente === undefined || lien !== 'petit_enfant'))
    return { manques: [manque('à quel titre chacun hérite', 'un oncle ou une tante a une part et un barème à lui')] };
  const propre =
    PART_PROPRE.test(q.texte) && (represente === undefined || !motsDits('a 2|a nous|pour 2|pour nous').test(q.texte));
  const handicap = handicapDit(q.texte, defunt?.qui, lien === 'parent');
  const compte = represente === undefined ? (dit ?? lireNombre(texte, lien)) : propre ? 1 : represente.nombre;
  const part = chacun === undefined && compte === undefined ? maPart(q.texte) : undefined;
  const nombre = part === undefined ? compte : 1;
  if (
    (handicap && unAutreEstHandicape(q.texte)) ||
    (nombre === undefined && (AUTRES.test(q.texte) || (chacun === undefined && A_PLUSIEURS.test(q.texte)))) ||
    (nombre === undefined && PARTAGEE.test(texte) && chacun === undefined && !motsDits('ma part|sa part').test(q.texte))
  )
    return { manques: [manque('le nombre d’héritiers', 'chacun a son abattement et son barème')] };
  const dits = chacun !== undefined && nombre === undefined ? 1 : (nombre ?? 1);
  const heritiers = renonce && dits > 1 ? dits - 1 : dits;
  const actif = (chacun === undefined ? laisse * (part ?? 1) : chacun * heritiers) + creances;
  const { epuise, geste: { montant, ...quand } = { montant: undefined } } = lus;
  const entree: Entree = {
    date: dateDuDeces(q, defunt),
    lien,
    heritiers,
    actif_net: actif,
    ...(passif > 0 ? { passif } : {}),
    ...(represente === undefined
      ? {}
      : {
          representation: represente.nombre,
          ...(represente.incertaine || represente.supposee ? { representation_supposee: true } : {}),
        }),
    ...(handicap && (heritiers === 1 || TOUS_HANDICAPES.test(q.texte)) ? { handicap: true } : {}),
    ...(montant === undefined ? {} : { donation_anterieure: montant, ...quand }),
    ...(epuise === undefined ? {} : { abattement_epuise: true, ...epuise }),
  };
  if (handicap && heritiers > 1 && entree.handicap === undefined)
    return {
      entree: { ...entree, parts: partsEgales(entree, (rang) => (rang === heritiers - 1 ? { handicap: true } : {})) },
    };
  return { entree };
}

const partsEgales = (e: Entree, propre: (rang: number) => { handicap?: boolean }): NonNullable<Entree['parts']> =>
  Array.from({ length: e.heritiers }, (_, rang) => ({
    lien: e.lien,
    montant: Math.max(0, e.actif_net - (e.passif ?? 0)) / e.heritiers,
    ...propre(rang),
  }));

/** « 134 000 € pour moi »: the estate is shared already. */
const partDite = (q: QuestionLue): boolean =>
  q.montants.some(
    (m) => m.droite.replace('€', '').trimStart().startsWith('pour moi') || m.gauche.endsWith('je recois '),
  );

/** « ma mère et moi »: beside the spouse, one child. */
const UN_ENFANT = motsDits('ma mere et moi|maman et moi|mon pere et moi|papa et moi|son fils|sa fille');

function lireAvecConjoint(
  q: QuestionLue,
  option: 'quart' | 'usufruit',
  laisse: number,
  passif: number,
  commune: boolean,
) {
  const nombre = enfantsDesDeuxLits(q.texte) ?? lireNombre(q.texte) ?? (UN_ENFANT.test(q.texte) ? 1 : undefined);
  const age = option === 'usufruit' ? ageDuConjoint(q) : undefined;
  if (nombre === undefined)
    return { manques: [manque('le nombre d’enfants', 'chacun a son abattement et son barème')] };
  if (option === 'usufruit' && age === undefined)
    return {
      manques: [
        manque(
          'l’âge du conjoint',
          'il fixe la valeur de l’usufruit et de la nue-propriété',
          'succession.age_conjoint',
        ),
      ],
    };
  const entree: Entree = {
    date: dateDuDeces(q, undefined),
    lien: 'enfant',
    heritiers: nombre,
    actif_net: laisse,
    ...(passif > 0 ? { passif } : {}),
    ...(commune ? { biens_communs: true } : {}),
    option_conjoint: option,
    ...(age === undefined ? {} : { age_conjoint: age }),
  };
  return { entree };
}
