import { LIENS, expliquerSuccession } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { lireDuree } from './dates.ts';
import { jourAnterieur, signalerAnniversaire } from './rappel.ts';
import { definirDomaine, expliquer, manque } from './domaine.ts';
import { LIBELLES_LIEN, lireLien, lireLienDuDefunt, lireLienDuDonateur } from './liens.ts';
import {
  demandeUnCalcul,
  montantUnique,
  type QuestionLue,
  trouverAge,
  trouverMontant,
  trouverUnAge,
} from './question.ts';

const Entree = z.strictObject({
  date: z.iso.date(),
  lien: z.enum(LIENS),
  heritiers: z.int().min(1).max(20),
  actif_net: z.number().min(0).max(1e10),
  handicap: z.boolean().optional(),
  /** A gift of the deceased to the heir, and how many years ago. */
  donation_anterieure: z.number().min(0).max(1e9).optional(),
  anciennete: z.int().min(0).max(60).optional(),
  /** Day of that gift, when it is known: it replaces the number of years. */
  date_anterieure: z.iso.date().optional(),
  /** A spouse who takes a quarter, or the usufruct of all at that age, beside the children. */
  option_conjoint: z.enum(['quart', 'usufruit']).optional(),
  age_conjoint: z.int().min(18).max(120).optional(),
});
type Entree = z.infer<typeof Entree>;

const SUJET =
  /\bsuccessions?\b|\bherit\w+|\blaiss\w+\b|\bdroits de mutation\b|\bdeced\w+|\b(?:est|etait) mort\w*\b|\bdeces\b|\blegu\w+\b/;
const AUTRE_SUJET =
  /\b(?:assurances?[- ]vie|(?<!\b(?:sans|pas de|aucune|jamais de|ni|jamais fait de|pas eu de|jamais eu de) )donations?(?! anterieure)|donner|ifi|renonc\w+|indivision)\b/;

/** « ma sœur et moi héritons »: two heirs. */
const FRATRIE =
  /\bm(?:on|a) (?:freres?|soeurs?) et moi\b|\b(?:moi|je|j'herite) (?:et|avec) m(?:on|a) (?:freres?|soeurs?)\b|\b(?:nous sommes|on est) 2\b|\ba nous 2\b/;

function lireNombre(texte: string): number | undefined {
  const fratrieNombreuse = /\bmes (\d) (?:freres?|soeurs?)(?: et soeurs?)? et moi\b/.exec(texte)?.[1];
  if (fratrieNombreuse !== undefined) return Number(fratrieNombreuse) + 1;
  const m =
    /\b(\d{1,2}) (?:enfants|fils|filles|heritiers|freres|soeurs|freres et soeurs|neveux|nieces|petits-enfants)\b/.exec(
      texte,
    );
  if (m) return Number(m[1]);
  if (/\b(?:enfant|fils|fille) unique\b|\bseule? (?:enfant|heritiere?|fils|fille)\b|\bunique heritiere?\b/.test(texte))
    return 1;
  if (FRATRIE.test(texte)) return 2;
  const avec =
    /\bmes? (?:freres?|soeurs?)\b|\bmon frere\b|\bma soeur\b/.test(texte) &&
    /\b(?:mon pere|ma mere|mes parents)\b/.test(texte);
  const fratrie =
    /\b(?:avec|et) (?:mon frere|ma soeur)\b/.test(texte) || /\bmon frere et moi\b|\bma soeur et moi\b/.test(texte);
  return avec && fratrie ? 2 : undefined;
}

const CONJOINT_SURVIVANT =
  /\b(?:maman|papa|ma mere|mon pere|notre mere|notre pere|mon mari|ma femme|le conjoint|la conjointe|son epouse|son epoux|sa femme|son mari|la veuve|le veuf|j'opte|je prends)\b/;
/** The choice of the spouse: « prend l'usufruit de tout », « opte pour le quart ». */
function lireOption(texte: string): 'quart' | 'usufruit' | undefined {
  if (!CONJOINT_SURVIVANT.test(texte)) return undefined;
  if (/\bquart en (?:pleine )?propriete\b|\b(?:le|un|1\/4) ?quart\b|\b1\/4\b/.test(texte)) return 'quart';
  return /\busufruit\b/.test(texte) ? 'usufruit' : undefined;
}

/** « Maman a 74 ans », « j'ai 68 ans » where the surviving spouse is named. */
const ageDuConjoint = (q: QuestionLue): number | undefined =>
  trouverAge(
    q,
    "maman|papa|ma mere|mon pere|notre mere|conjointe?|epouse?|epoux|veuve?|veuf|sa femme|son mari|j'ai|je",
  ) ?? trouverUnAge(q.texte);

function lire(q: QuestionLue) {
  if (q.juridiction !== 'FR' || !SUJET.test(q.texte) || AUTRE_SUJET.test(q.texte)) return undefined;
  const chacun = trouverMontant(q, { apres: /^ ?€? ?(?:chacune?|par (?:enfant|personne|heritier|tete))\b/ });
  const actif =
    chacun ??
    trouverMontant(q, {
      avant:
        /\b(?:laiss\w+|herit\w+|succession|patrimoine|actif|part|recoi\w+|recu|recueill\w+|legu\w+|de|vaut|total\w*)\b/,
      apres: /^ ?€? ?(?:nets?|d'actif|de (?:patrimoine|succession)|a partager)\b/,
      sauf: /\b(?:avait|avais|avions|avaient)\b[^#]{0,20}\b(?:donne|verse|transmis)\b[^#]*#|\b(?:abattement|dettes?|exoneration)\b[^#]{0,20}#|# ?€? ?(?:d'abattement|de dettes?)/,
    });
  const unique = lireOption(q.texte) === undefined ? undefined : montantUnique(q);
  const laisse = actif ?? unique;
  if (laisse === undefined) {
    if (
      q.montants.length > 0 ||
      !demandeUnCalcul(q) ||
      !/\bherit\w+|\bsuccession\b|\blaiss\w+/.test(q.texte) ||
      /\bconjoint|\bmari\b|\bfemme\b|\bepou/.test(q.texte)
    )
      return undefined;
    return {
      manques: [
        manque('le patrimoine net laissé', 'les droits se calculent sur la part de chacun'),
        manque('le nombre d’héritiers et leur lien avec la personne décédée', 'chacun a son abattement et son barème'),
      ],
    };
  }
  const demande = /\bcombien\b|\bdroits?\b|\bpayer|paie\b|\btax\w+|\bimpots?\b|\?/.test(q.texte);
  if (!demande) return undefined;
  // « mon père est mort » told by the heir; « mon oncle me laisse »; « je laisse à mes enfants ».
  const enfants = /\b(?:les|aux|nos|mes|ses|leurs) (?:\d )?(?:enfants|fils|filles)\b/.test(q.texte);
  const lien =
    chacun !== undefined && enfants
      ? 'enfant'
      : /\bje laisse\b|\bmes heritiers\b|\bma succession\b/.test(q.texte)
        ? lireLien(q.texte)
        : (lireLienDuDefunt(q.texte) ?? lireLienDuDonateur(q.texte) ?? lireLien(q.texte));
  const option = lireOption(q.texte);
  if (/\busufruit\b/.test(q.texte) && option === undefined) return undefined;
  if (option !== undefined) {
    const nombre = lireNombre(q.texte);
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
    return {
      entree: {
        date: q.jour,
        lien: 'enfant' as const,
        heritiers: nombre,
        actif_net: laisse,
        option_conjoint: option,
        ...(age === undefined ? {} : { age_conjoint: age }),
      },
    };
  }
  if (lien === undefined)
    return { manques: [manque('votre lien de parenté avec la personne décédée', 'il fixe l’abattement et le barème')] };
  const nombre = lireNombre(q.texte);
  const partagee =
    /\b(?:nous sommes|on est|mes (?:freres|soeurs)|(?:les|des|aux|ses|leurs) (?:enfants|heritiers)|chaque|enfants)\b/.test(
      q.texte,
    );
  if (nombre === undefined && partagee && chacun === undefined && !/\b(?:ma|sa) part\b/.test(q.texte))
    return { manques: [manque('le nombre d’héritiers', 'chacun a son abattement et son barème')] };
  const recue = trouverMontant(q, {
    avant: /\b(?:avait|avais|avions|avaient)\b[^#]{0,20}\b(?:donne|verse|transmis|fait)\b[^#]{0,25}$/,
  });
  const ancien = recue === undefined ? undefined : lireDuree(q.texte);
  const heritiers = chacun !== undefined && nombre === undefined ? 1 : (nombre ?? 1);
  return {
    entree: {
      date: q.jour,
      lien,
      heritiers,
      actif_net: chacun === undefined ? laisse : chacun * heritiers,
      ...(/\bhandicap\w*|\binvalid\w+/.test(q.texte) ? { handicap: true } : {}),
      ...(recue === undefined
        ? {}
        : { donation_anterieure: recue, ...(ancien === undefined ? {} : { anciennete: ancien }) }),
    },
  };
}

export const SUCCESSION = definirDomaine<Entree>({
  outil: 'calculer_succession',
  description: 'Droits de succession en France, parts égales entre héritiers de même lien.',
  schema: Entree,
  objet: 'les droits de succession',
  prime: /\bdroits?\b|\bsuccessions?\b|\bherit(?:e|ons|age|er)\b|\blegu\w+/,
  lire,
  calculer: (e) =>
    signalerAnniversaire(
      e,
      expliquer(
        expliquerSuccession({
          date_deces: e.date,
          actif_net: e.actif_net,
          heritiers: [
            ...Array.from({ length: e.heritiers }, () => ({
              lien: e.lien,
              ...(e.handicap ? { handicap: true } : {}),
              ...(e.donation_anterieure === undefined
                ? {}
                : {
                    donations_anterieures: [{ date: jourAnterieur(e), montant: e.donation_anterieure }],
                  }),
            })),
            ...(e.option_conjoint === undefined ? [] : [{ lien: 'conjoint' as const }]),
          ],
          ...(e.option_conjoint === undefined ? {} : { option_conjoint: e.option_conjoint }),
          ...(e.age_conjoint === undefined ? {} : { age_conjoint: e.age_conjoint }),
        }),
      ),
    ),
  rediger: (e, r, b) => {
    const nuls = r.chiffres['dmtg.succession'] === 0;
    if (e.lien === 'conjoint' || e.lien === 'partenaire_pacs') {
      b.paragraphe(
        `Le conjoint ou le partenaire de PACS est exonéré : **${jeton(r.appel, 'dmtg.succession')}** de droits de succession.[^cgi-796-0-bis]`,
      );
      return;
    }
    b.paragraphe(
      nuls
        ? `Aucun droit n’est dû : **${jeton(r.appel, 'dmtg.succession')}** (succession ${LIBELLES_LIEN[e.lien]}).[^cgi-779][^cgi-777]`
        : e.heritiers === 1
          ? `Les droits de succession sont de **${jeton(r.appel, 'dmtg.heritier_1')}** (succession ${LIBELLES_LIEN[e.lien]}).[^cgi-777][^cgi-779]`
          : `Chaque héritier doit **${jeton(r.appel, 'dmtg.heritier_1')}** de droits de succession, soit ${jeton(r.appel, 'dmtg.succession')} en tout (succession ${LIBELLES_LIEN[e.lien]}).[^cgi-777][^cgi-779]`,
    );
    if ('dmtg.heritier_1.abattement' in r.chiffres)
      b.paragraphe(
        `Chacun a un abattement de ${jeton(r.appel, 'dmtg.heritier_1.abattement')} ; le barème s’applique au reste de sa part. L’abattement lié au handicap ne s’y ajoute que pour l’héritier concerné.`,
      );
    if (e.option_conjoint !== undefined)
      b.paragraphe(
        `Le conjoint est exonéré : ${jeton(r.appel, `dmtg.heritier_${e.heritiers + 1}`)} de droits pour lui. Les enfants sont taxés sur ${e.option_conjoint === 'quart' ? 'les trois quarts' : 'la nue-propriété'}.[^cgi-796-0-bis]`,
      );
    b.paragraphe('La déclaration de succession se dépose dans les six mois du décès (CGI art. 641).');
  },
});
