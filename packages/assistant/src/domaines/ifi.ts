import { expliquerIfi } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, manque } from './domaine.ts';
import { demandeUnCalcul, type QuestionLue, trouverMontant } from './question.ts';

const Entree = z.strictObject({
  annee: z.int().min(2018).max(2030),
  patrimoine_net_taxable: z.number().min(0).max(1e10).optional(),
  residence_principale: z.number().min(0).max(1e10).optional(),
  autres_biens: z.number().min(0).max(1e10).optional(),
  dettes: z.number().min(0).max(1e10).optional(),
});
type Entree = z.infer<typeof Entree>;

const SUJET = /\bifi\b|\bfortune immobiliere\b|\bimpot sur la fortune\b|\bisf\b/;
const PATRIMOINE = /\bpatrimoine (?:immobilier )?(?:net )?(?:taxable|imposable|net)\b|\bnet taxable\b/;
const HORS_CHAMP = /\b(?:actions?|titres|assurances?[- ]vie|bitcoins?|livrets?|tableaux|or)\b/;
const AUCUN_BIEN = /\b(?:aucun|sans|pas d[e'])[^.?]{0,25}\b(?:immobilier|bien|immeuble)\w*/;

function annee(q: QuestionLue): number {
  const dite = /\b(?:en|ifi|janvier|de) (20[12]\d)\b/.exec(q.texte);
  return dite ? Number(dite[1]) : Number(q.jour.slice(0, 4));
}

const HORS_IMMOBILIER =
  /\b(?:assurances?[- ]vie|fonds garanti|livrets?|actions|obligations|pea|compte[- ]titres|collection|timbres|tableaux?|oeuvres?|voitures?|bateau|bijoux|liquidites|comptes? bancaires?|epargne|or physique)\b[^#]*$/;
/** « 900 000 € (résidence principale) »: said of the amount before it, whatever comes next. */
const DE_LA_RESIDENCE = ['(', ', ', '']
  .flatMap((lien) => ['', 'ma ', 'notre ', 'la ', 'en '].map((article) => `${lien}${article}`))
  .flatMap((debut) => [`${debut}residence principale`, `${debut}rp)`]);
const estLaResidence = (droite: string): boolean => {
  const suite = droite.replace('€', '').trim();
  return DE_LA_RESIDENCE.some((dit) => suite.startsWith(dit));
};

const IMMOBILIER = /\b(?:appartements?|maisons?|immeubles?|terrains?|scpi|sci|parkings?|immobili\w+)\b[^#]*$/;

function lire(q: QuestionLue) {
  if (
    q.juridiction === 'FR' &&
    q.montants.length === 0 &&
    /\bifi\b/.test(q.texte) &&
    /\b(?:mon|notre) ifi\b|\bcalcul\w*\b/.test(q.texte) &&
    demandeUnCalcul(q)
  )
    return {
      manques: [
        manque(
          'la valeur de vos biens immobiliers au 1er janvier et les dettes qui s’y rattachent',
          'l’impôt porte sur leur valeur nette',
        ),
        manque('lequel est votre résidence principale', 'elle ne compte que pour une part de sa valeur'),
      ],
    };
  if (q.juridiction !== 'FR' || !(SUJET.test(q.texte) || PATRIMOINE.test(q.texte)) || q.montants.length === 0)
    return undefined;
  if (HORS_CHAMP.test(q.texte) && AUCUN_BIEN.test(q.texte)) return undefined;
  const residence =
    q.montants.find((m) => estLaResidence(m.droite))?.montant ??
    trouverMontant(q, {
      avant:
        /\bresidence principale\b[^#]{0,40}$|\bmaison\b[^#]{0,20}$|\b(?:maison|appartement|logement),? (?:ou|que) (?:nous|j'|je|on)[^#]{0,40}$/,
      apres: /^ ?€?[^#]{0,20}\bresidence principale\b/,
    });
  const dettes = trouverMontant(q, {
    avant: /\b(?:dettes?|emprunts?|credits?|pret|capital restant du|reste a (?:payer|rembourser))\b[^#]{0,30}$/,
    apres: /^ ?€? ?(?:de (?:dettes?|credits?|pret)|d'emprunts?|restant du)/,
  });
  // Neither securities, cash nor objects are real estate.
  const biens = q.montants.filter(
    (m) => !HORS_IMMOBILIER.test(m.gauche.slice(-70)) || IMMOBILIER.test(m.gauche.slice(-40)),
  );
  const poses = residence === undefined && q.phrases.length > 1 && q.derniers.length > 0 ? q.derniers : biens;
  const autres = poses
    .filter((m) => m.montant !== residence && m.montant !== dettes)
    .reduce((total, m) => total + m.montant, 0);
  if (residence === undefined && dettes === undefined)
    return { entree: { annee: annee(q), patrimoine_net_taxable: autres } };
  return {
    entree: {
      annee: annee(q),
      ...(residence === undefined ? {} : { residence_principale: residence }),
      autres_biens: autres,
      ...(dettes === undefined ? {} : { dettes }),
    },
  };
}

export const IFI = definirDomaine<Entree>({
  outil: 'calculer_ifi',
  description: 'Impôt sur la fortune immobilière d’un foyer, à partir du patrimoine net taxable ou des biens.',
  schema: Entree,
  prime: /\bifi\b|\bisf\b|\bfortune\b/,
  objet: 'l’impôt sur la fortune immobilière',
  lire,
  calculer: (e) =>
    expliquer(
      expliquerIfi(
        e.patrimoine_net_taxable === undefined
          ? {
              annee: e.annee,
              biens: [
                ...(e.residence_principale === undefined
                  ? []
                  : [{ nom: 'Résidence principale', valeur: e.residence_principale, residence_principale: true }]),
                ...(e.autres_biens === undefined || e.autres_biens === 0
                  ? []
                  : [{ nom: 'Autres biens', valeur: e.autres_biens }]),
              ],
              ...(e.dettes === undefined ? {} : { autres_dettes: e.dettes }),
            }
          : { annee: e.annee, patrimoine_net_taxable: e.patrimoine_net_taxable },
      ),
    ),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    b.paragraphe(
      r.chiffres['ifi.impot'] === 0
        ? `Vous ne devez pas d’IFI : **${j('ifi.impot')}** pour ${e.annee}. Il n’est dû qu’au-delà du seuil de patrimoine immobilier net.[^cgi-964][^cgi-977]`
        : `Votre IFI ${e.annee} est de **${j('ifi.impot')}**.[^cgi-977]`,
    );
    b.paragraphe(
      'Le barème s’applique au patrimoine immobilier net au 1er janvier, dettes déduites ; la résidence principale n’y compte que pour une part de sa valeur (CGI art. 973). Il se déclare avec les revenus.',
    );
  },
});
