import { CONDITIONS_DE_VENTE } from '@francis/contract/conditions';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { jourLong } from '../../platform/dates.ts';
import { useTitre } from '../../platform/titre.ts';
import './facturation.css';

const SECTIONS = [
  {
    titre: 'Ce qui est vendu',
    texte:
      'Francis est un service en ligne d’information fiscale et patrimoniale. Un abonnement ouvre, pour sa durée, le nombre de questions écrit dans la formule choisie. Francis calcule et cite la loi\u202f; il ne remplace pas l’avis d’un professionnel et ne dépose aucune déclaration à votre place.',
  },
  {
    titre: 'Prix',
    texte:
      'Les prix sont en euros, toutes taxes comprises\u202f; la part de la TVA est écrite à côté de chacun avant la commande. Le prix accepté vaut pour la période payée. Un nouveau prix ne s’applique qu’à un renouvellement, annoncé par e-mail au moins un mois avant, et vous pouvez résilier d’ici là.',
  },
  {
    titre: 'Commande et paiement',
    texte:
      'La commande est ferme quand vous choisissez «\u202fCommander avec obligation de paiement\u202f» puis payez. Le paiement passe par le prestataire affiché à ce moment\u202f: Francis ne voit ni ne garde votre carte. Une confirmation part par e-mail.',
  },
  {
    titre: 'Durée et renouvellement',
    texte:
      'L’abonnement dure un mois ou un an à compter du paiement, puis se renouvelle pour la même durée. Avant le renouvellement d’un abonnement annuel, un e-mail vous rappelle la date et la façon de l’arrêter, entre trois mois et un mois avant (code de la consommation, article L215-1).',
  },
  {
    titre: 'Résiliation',
    texte:
      'Vous résiliez en ligne à tout moment, depuis «\u202fMon compte\u202f», «\u202fFacturation\u202f», «\u202fRésilier mon abonnement\u202f», sans frais ni motif. L’accès dure jusqu’à la fin de la période payée. Une confirmation part par e-mail (article L215-1-1).',
  },
  {
    titre: 'Rétractation',
    texte:
      'Vous avez quatorze jours après la commande pour vous rétracter sans motif (article L221-18), depuis «\u202fMon compte\u202f», «\u202fFacturation\u202f», «\u202fMe rétracter\u202f». L’accès commence dès le paiement, à votre demande\u202f; il ne vous fait pas perdre ce droit. Tout ce que vous avez payé vous est rendu, par le même moyen. Ce droit est ouvert aux professionnels comme aux particuliers.',
  },
  {
    titre: 'Paiement refusé',
    texte:
      'Si un renouvellement n’est pas payé, l’accès payant reste ouvert sept jours. Ensuite le compte redevient gratuit\u202f: rien n’est effacé, et vos données restent téléchargeables.',
  },
  {
    titre: 'Factures et données',
    texte:
      'Vos factures sont dans «\u202fMon compte\u202f». La loi oblige à en garder un exemplaire dix ans (code de commerce, article L123-22)\u202f; le prestataire de paiement le conserve. Le reste suit la page «\u202fMes données\u202f».',
  },
  {
    titre: 'Réclamations',
    texte:
      'Écrivez d’abord à l’éditeur du service. Sans réponse satisfaisante sous deux mois, un particulier peut saisir gratuitement un médiateur de la consommation (article L612-1). La loi française s’applique.',
  },
] as const;

/** The terms that an order accepts; their date is their version. */
export function ConditionsDeVente() {
  useTitre('Conditions de vente');
  return (
    <CadrePublic etroit>
      <h1>Conditions de vente</h1>
      <p className="doux">En vigueur depuis le {jourLong(CONDITIONS_DE_VENTE)}.</p>
      {SECTIONS.map(({ titre, texte }) => (
        <section key={titre} className="article-vente">
          <h2>{titre}</h2>
          <p>{texte}</p>
        </section>
      ))}
    </CadrePublic>
  );
}
