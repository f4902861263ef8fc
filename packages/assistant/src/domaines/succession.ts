import { motsDits } from '@francis/lecture';
import { expliquerSuccession, type Heritier } from '@francis/fiscal/patrimoine';
import type { RefusFiscal } from '@francis/fiscal';
import { jeton } from '../orchestration/jetons.ts';
import { formater } from '../orchestration/typographie.ts';
import { demandeLaValeurDemembree } from './transmission/lire-usufruit.ts';
import { avecLeNet, direLeNet } from './net-des-droits.ts';
import { sansCeuxQuiNHeritentPas } from './transmission/preparer-succession.ts';
import { sansLesACote } from './transmission/montants-a-cote.ts';
import { anterieures, direLeRappel, signalerRappel } from './rappel.ts';
import { type Explication, definirDomaine, expliquer, sansAbsents } from './domaine.ts';
import { LIBELLES_LIEN } from './liens.ts';
import { EntreeSuccession, type EntreeSuccession as Entree } from './transmission/entree-succession.ts';
import { nombreCorrige, sansLesDementis } from './transmission/corrections-dites.ts';
import { lireLegs } from './transmission/lire-legs.ts';
import { lireSuccession as lire } from './transmission/lire-succession.ts';

/** What the shares do not give to anyone would be taxed nowhere. */
const resteSansHeritier = ({ parts, actif_net, passif = 0 }: Entree): RefusFiscal | undefined =>
  parts === undefined || Math.abs(parts.reduce((t, p) => t + p.montant, 0) - (actif_net - passif)) < 1
    ? undefined
    : {
        statut: 'refus',
        code: 'FOYER_INCOHERENT',
        champ: 'parts',
        message: 'La somme de ce que reçoit chaque héritier n’est pas l’actif net de la succession.',
      };

const representation = (lien: Entree['lien'], nombre: number | undefined): Pick<Heritier, 'representation'> =>
  nombre === undefined
    ? {}
    : {
        representation: { souche: lien === 'neveu_niece' || lien === 'frere_soeur' ? 'frere_soeur' : 'enfant', nombre },
      };

const PARTAGEABLES: ReadonlySet<Entree['lien']> = new Set(['enfant', 'frere_soeur', 'parent']);

function heritiers(e: Entree): Heritier[] {
  if (e.parts !== undefined)
    return e.parts.map(({ representation: nombre, ...part }) => ({
      ...sansAbsents(part),
      ...representation(part.lien, nombre),
    }));
  const passees = anterieures(e, e.lien);
  const un: Heritier = {
    lien: e.lien,
    ...(e.handicap ? { handicap: true } : {}),
    ...representation(e.lien, e.representation),
    // The engine shares between heirs of the first ranks; the others are told to have equal shares.
    ...(e.heritiers > 1 && e.representation === undefined && !PARTAGEABLES.has(e.lien)
      ? { montant: actifDuDefunt(e) / e.heritiers }
      : {}),
    ...(passees === undefined ? {} : { donations_anterieures: passees }),
  };
  return [
    ...Array.from({ length: e.heritiers }, () => un),
    ...(e.option_conjoint === undefined ? [] : [{ lien: 'conjoint' as const }]),
  ];
}

/** What is left to the heirs: debts paid, and the half of what was common. */
const actifDuDefunt = (e: Entree): number => Math.max(0, e.actif_net - (e.passif ?? 0)) / (e.biens_communs ? 2 : 1);

function calculerSeul(e: Entree): Explication | RefusFiscal {
  const calcul = expliquer(
    expliquerSuccession({
      date_deces: e.date,
      actif_net: actifDuDefunt(e),
      heritiers: heritiers(e),
      ...(e.option_conjoint === undefined ? {} : { option_conjoint: e.option_conjoint }),
      ...(e.age_conjoint === undefined ? {} : { age_conjoint: e.age_conjoint }),
    }),
  );
  // The worth of a bare ownership is no money that is left.
  return !('trace' in calcul) || e.option_conjoint !== undefined
    ? calcul
    : { ...calcul, trace: avecLeNet(calcul.trace) };
}

/** What would be due if what nobody said of a representation were otherwise. */
function signalerRepresentation(e: Entree, calcul: Explication | RefusFiscal): Explication | RefusFiscal {
  if (e.representation_supposee !== true || !('trace' in calcul)) return calcul;
  const { representation: _, ...deSonChef } = e;
  const autre = e.lien === 'neveu_niece' ? calculerSeul(deSonChef) : undefined;
  const reserve =
    autre !== undefined && 'trace' in autre
      ? `Calcul fait en représentation du parent mort avant. De son propre chef, par testament par exemple, le total serait de ${formater(Number(autre.trace.valeur), 'EUR')}.`
      : 'L’abattement du parent mort avant est compté en entier : il se partage s’il laisse plusieurs enfants. Combien en laisse-t-il ?';
  return { ...calcul, statut: 'estimation', reserves: [...calcul.reserves, reserve] };
}

function signalerBiensCommuns(e: Entree, calcul: Explication | RefusFiscal): Explication | RefusFiscal {
  if (e.biens_communs !== true || !('trace' in calcul)) return calcul;
  const suppose = 'Tout est commun aux époux : la succession en est la moitié.';
  return { ...calcul, hypotheses: [...calcul.hypotheses, suppose] };
}

const PRIME = /\bdroits?\b|\bsuccessions?\b|\bherit(?:e|ons|age|er)\b|\blegu\w+/;
const TESTAMENT = motsDits('testament|me laisse|nous laisse');

export const SUCCESSION = definirDomaine<Entree>({
  outil: 'calculer_succession',
  description: 'Droits de succession en France : parts égales entre héritiers de même lien, ou part de chacun.',
  schema: EntreeSuccession,
  objet: 'les droits de succession',
  prime: { test: (texte) => PRIME.test(texte) || TESTAMENT.test(texte) },
  // The value of a split of ownership is asked, and nothing of what is due on it.
  lire: (q) => {
    if (demandeLaValeurDemembree(q)) return undefined;
    const question = sansCeuxQuiNHeritentPas(sansLesDementis(sansLesACote(q)));
    const lue = lireLegs(question) ?? lire(question);
    const nombre = nombreCorrige(question);
    if (nombre === undefined || lue === undefined || !('entree' in lue)) return lue;
    const { entree } = lue;
    return entree.parts === undefined && entree.representation === undefined
      ? { entree: { ...entree, heritiers: nombre } }
      : lue;
  },
  calculer: (e) =>
    resteSansHeritier(e) ??
    signalerBiensCommuns(
      e,
      signalerRepresentation(
        e,
        signalerRappel(e, calculerSeul(e), (sans) => calculerSeul({ ...e, ...sans })),
      ),
    ),
  rediger: (e, r, b) => {
    const nuls = r.chiffres['dmtg.succession'] === 0;
    if (e.parts !== undefined) {
      const chacun = e.parts.map(
        ({ lien, handicap }, i) =>
          `${jeton(r.appel, `dmtg.heritier_${i + 1}`)} (${LIBELLES_LIEN[lien]}${handicap ? ', avec handicap' : ''})`,
      );
      b.paragraphe(
        `Les droits de succession sont de **${jeton(r.appel, 'dmtg.succession')}** en tout : ${chacun.join(', ')}.[^cgi-777][^cgi-779]`,
      );
      b.paragraphe('La déclaration de succession se dépose dans les six mois du décès (CGI art. 641).');
      return;
    }
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
    const net = direLeNet(r, 'dmtg.heritier_1', e.heritiers > 1);
    if (net !== undefined) b.paragraphe(net);
    if ('dmtg.heritier_1.abattement' in r.chiffres)
      b.paragraphe(
        `Chacun a un abattement de ${jeton(r.appel, 'dmtg.heritier_1.abattement')} ; le barème s’applique au reste de sa part. L’abattement lié au handicap ne s’y ajoute que pour l’héritier concerné.`,
      );
    if (e.representation !== undefined)
      b.paragraphe(
        'Qui vient à la place d’un parent mort avant a l’abattement et le barème de ce parent, partagés avec ceux qui le représentent aussi (CGI art. 779).',
      );
    const rappel = direLeRappel(e);
    if (rappel !== undefined) b.paragraphe(rappel);
    if (e.option_conjoint !== undefined)
      b.paragraphe(
        `Le conjoint est exonéré : ${jeton(r.appel, `dmtg.heritier_${e.heritiers + 1}`)} de droits pour lui. Les enfants sont taxés sur ${e.option_conjoint === 'quart' ? 'les trois quarts' : 'la nue-propriété'}.[^cgi-796-0-bis]`,
      );
    b.paragraphe('La déclaration de succession se dépose dans les six mois du décès (CGI art. 641).');
  },
});
