import type { Comprehension } from '../comprehension/comprendre.ts';
import type { Saisie } from '../comprehension/faits.ts';
import { compriseDansLaPaye, estDHeuresSup } from '../comprehension/heures-sup.ts';
import { estCouple, limiteDuDeficit, plafondMinimalPer, regimeFoncier } from '../comprehension/foyer.ts';
import { saisies } from '../comprehension/manques.ts';
import { nombre } from '../orchestration/typographie.ts';
import { notesARelire, resteARelire } from './a-relire.ts';
import type { Brouillon } from './brouillon.ts';

/** « 7 mois et demi » for a pay that began in mid-month. */
const fois = (s: Saisie): string => (Number.isInteger(s.fois) ? String(s.fois) : `${Math.floor(s.fois)} mois et demi`);

/** The person who files is an apprentice; a child's pay is told apart. */
const APPRENTI =
  /\b(?:je suis|j'etais|moi|etant) (?:une? |en )?(?:contrat d')?apprenti(?:e|ssage)?\b|\bmon (?:salaire|contrat) d'apprenti(?:e|ssage)?\b|\bsalaire d'apprenti(?:e|ssage)?\b/;

/** Marks of the notes that say what was assumed. */
export function hypotheses(c: Comprehension, b: Brouillon): string {
  const { faits } = c;
  const marques: string[] = [];
  const revenus: readonly Saisie[] = [
    ...saisies(faits.personne1),
    ...saisies(faits.personne2),
    ...(faits.revenuCommun ? [faits.revenuCommun.saisie] : []),
  ];
  const perte = faits.deficitFoncier ?? (faits.chargesFoncieres ?? 0) - (faits.loyers ?? 0);
  if (perte > limiteDuDeficit())
    marques.push(
      b.note(
        'deficit',
        'hypothese',
        'Déficit foncier limité',
        'Le déficit ne réduit les autres revenus que dans la limite de la loi, hors intérêts d’emprunt ; le surplus se reporte sur les loyers des années suivantes (CGI art. 156).',
      ),
    );
  const heures = c.question.collecte.montants.filter(({ mention }) => estDHeuresSup(mention.gauche, mention.droite));
  if (heures.length > 0)
    marques.push(
      b.note(
        'heures_sup',
        heures.some(({ mention }) => compriseDansLaPaye(mention.gauche)) ? 'avertissement' : 'hypothese',
        'Heures supplémentaires',
        'Elles sont exonérées dans la limite annuelle de la loi, et n’entrent dans le calcul que pour le surplus (CGI art. 81 quater). Un net imposable lu sur un bulletin ne les contient déjà plus : il ne faut rien en retrancher.',
      ),
    );
  const mensuels = revenus.filter((s) => s.fois > 1);
  if (mensuels.length > 0) {
    const detail = mensuels.map((s) => `${nombre(s.montant)} € × ${fois(s)}`).join(' ; ');
    const net = mensuels.some((s) => s.qualite !== 'net_imposable');
    marques.push(
      b.note(
        'mensuel',
        'hypothese',
        'Montant par période',
        `Compté sur l’année : ${detail}.${net ? ' Le net est pris comme montant déclaré ; le net imposable de votre bulletin de décembre est plus sûr.' : ''}`,
      ),
    );
  } else if (revenus.some((s) => s.qualite === 'net_paye' || s.qualite === 'net'))
    marques.push(
      b.note(
        'net',
        'hypothese',
        'Montant net',
        'Le net indiqué est pris comme montant déclaré ; le net imposable est un peu plus élevé.',
      ),
    );
  else if (revenus.some((s) => s.qualite === 'inconnue') && faits.personne1?.revenus?.salaires)
    marques.push(
      b.note('net', 'hypothese', 'Nature du montant', 'Le montant indiqué est pris comme net imposable annuel.'),
    );
  if ((faits.enfants?.length ?? 0) > 0 && !faits.enfantsChezAutreParent) {
    const ages = (faits.enfants ?? []).every((e) => e.age !== undefined || e.anneeNaissance !== undefined);
    if (!ages)
      marques.push(
        b.note(
          'enfants',
          'hypothese',
          'Enfants à charge',
          `Les enfants sont comptés à charge, ${faits.gardeAlternee ? 'en résidence alternée' : 'en résidence habituelle chez vous'}, et mineurs ou rattachés.`,
        ),
      );
    else if ((faits.enfants ?? []).some((e) => (e.age ?? 0) >= 18))
      marques.push(
        b.note(
          'majeur',
          'hypothese',
          'Enfant majeur',
          'L’enfant majeur est compté comme rattaché à votre foyer (CGI art. 196 B).',
        ),
      );
  }
  const apres = faits.nesApres ?? [];
  if (apres.length > 0)
    marques.push(
      b.note(
        'ne_apres',
        'hypothese',
        apres.length > 1 ? 'Enfants nés après' : 'Enfant né après',
        `${apres.length > 1 ? 'Les enfants nés' : 'L’enfant né'} en ${c.annee + 1} ne ${apres.length > 1 ? 'comptent' : 'compte'} pas pour les revenus ${c.annee} : la charge de famille s’apprécie au plus tard le 31 décembre ${c.annee} (CGI art. 196 bis).`,
      ),
    );
  if (faits.situationDeduite && estCouple(faits.situation))
    marques.push(
      b.note(
        'union',
        'hypothese',
        'Imposition commune',
        'Vous êtes compté comme marié ou pacsé, avec une seule déclaration.',
      ),
    );
  if (faits.situationDeduite && faits.situation === 'celibataire' && !faits.vitSeul)
    marques.push(
      b.note(
        'seul',
        'hypothese',
        'Déclaration séparée',
        'Vous êtes compté comme une personne seule, qui déclare pour elle-même.',
      ),
    );
  if (faits.autreEcarte)
    marques.push(
      b.note(
        'autre',
        'hypothese',
        'Revenu d’une autre personne',
        'Le revenu de l’autre personne n’est pas compté : elle fait sa propre déclaration.',
      ),
    );
  if (faits.revenuCommun && !faits.personne2?.sansRevenu)
    marques.push(
      b.note('partage', 'hypothese', 'Revenu du couple', 'Le total est réparti par moitié entre les deux déclarants.'),
    );
  const versements = [faits.personne1?.per ?? 0, faits.personne2?.per ?? 0];
  if (versements.some((v) => v > 0) && versements.every((v) => v <= plafondMinimalPer(c.annee)))
    marques.push(
      b.note(
        'per',
        'hypothese',
        'Plafond d’épargne retraite',
        'Le versement tient dans le plafond minimal ouvert à chacun ; le vôtre figure sur votre avis d’impôt.',
      ),
    );
  if (faits.personne1?.retraite && faits.personne1.age === undefined && faits.personne1.anneeNaissance === undefined)
    marques.push(
      b.note(
        'age',
        'hypothese',
        'Âge',
        'À défaut d’âge, le retraité est supposé avoir droit à l’abattement des personnes âgées (CGI art. 157 bis).',
      ),
    );
  if (faits.loyers !== undefined && faits.regimeFoncier === undefined && regimeFoncier(faits) === 'micro')
    marques.push(
      b.note(
        'foncier',
        'hypothese',
        'Micro-foncier',
        'Les loyers d’une location vide sont imposés au régime micro-foncier (CGI art. 32).',
      ),
    );
  const ecartes = c.question.collecte.ecartes.filter((e) => e.motif !== 'inconnu');
  if (ecartes.length > 0)
    marques.push(
      b.note(
        'ecartes',
        'avertissement',
        'Montant non pris en compte',
        ecartes
          .map(({ montant, motif }) =>
            motif === 'enfant'
              ? `Je n’ai pas tenu compte des ${nombre(montant)} € gagnés par votre enfant : seule la part qui dépasse l’exonération des étudiants ou des apprentis est imposable.`
              : `Je n’ai pas tenu compte des ${nombre(montant)} € : rien ne dit à quel revenu ils se rapportent.`,
          )
          .join(' '),
      ),
    );
  marques.push(...notesARelire(resteARelire(faits), b));
  if (c.autreAnnee !== undefined)
    marques.push(
      b.note(
        'annee',
        'hypothese',
        'Année retenue',
        `L’impôt ${c.annee + 1} porte sur les revenus ${c.annee} : c’est l’année retenue pour les étapes.`,
      ),
    );
  const { situation: duProfil } = c.faitsAnterieurs;
  if (
    c.profilUtilise &&
    !c.suivi &&
    duProfil !== undefined &&
    duProfil !== faits.situation &&
    faits.situation !== undefined
  )
    marques.push(
      b.note(
        'profil_autre',
        'avertissement',
        'Profil différent',
        'Votre question et votre profil ne disent pas la même situation de famille : la question l’emporte. Vérifiez aussi les enfants à charge.',
      ),
    );
  if (APPRENTI.test(c.question.texte) && faits.personne1?.revenus?.salaires)
    marques.push(
      b.note(
        'apprenti',
        'avertissement',
        'Salaire d’apprenti',
        'Le salaire d’un apprenti n’est imposable que pour la part qui dépasse un SMIC annuel (CGI art. 81 bis) : le montant indiqué est pris comme cette part imposable.',
      ),
    );
  if (c.profilUtilise && !c.anneeDite)
    marques.push(b.note('profil', 'hypothese', 'Profil', 'Ce que la question ne dit pas est repris de votre profil.'));
  if (faits.retenue === undefined || c.intention.type !== 'impot' || faits.situation === 'concubinage')
    marques.push(
      b.note(
        'pas',
        'hypothese',
        'Prélèvement à la source',
        'L’impôt est celui de toute l’année : ce qui a déjà été prélevé n’en est pas déduit.',
      ),
    );
  return marques.join('');
}
