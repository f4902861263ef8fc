import { ACCORD_SOUS_TRAITANCE } from '@francis/contract/cabinet-versions';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { jourLong } from '../../platform/dates.ts';
import { useTitre } from '../../platform/titre.ts';
import './accord.css';

const SECTIONS = [
  {
    titre: 'Objet et durée',
    texte:
      'Le cabinet est responsable du traitement des données de ses clients\u202f; Francis les traite pour son compte, comme sous-traitant, pour tenir les dossiers, calculer l’impôt et répondre aux questions du cabinet. L’accord dure tant que le cabinet a un compte.',
  },
  {
    titre: 'Données et personnes',
    texte:
      'Les données sont celles que le cabinet écrit ou dépose\u202f: identité, coordonnées, situation familiale, revenus, patrimoine, objectifs et notes de ses clients et de leur foyer. Le cabinet s’assure qu’il a le droit de les confier.',
  },
  {
    titre: 'Instructions',
    texte:
      'Francis ne traite ces données que sur instruction du cabinet, telles que ses gestes dans le produit les donnent, et le prévient si une instruction lui paraît contraire au RGPD. Elles ne servent ni à d’autres cabinets, ni à la publicité, ni à entraîner un modèle.',
  },
  {
    titre: 'Confidentialité et sécurité',
    texte:
      'Chaque cabinet est cloisonné dans la base\u202f: un autre cabinet ne peut ni lire ni compter ses dossiers. Chaque accès est tracé. Les secrets sont chiffrés, les mots de passe hachés, les échanges chiffrés. Les personnes qui exploitent le service sont tenues au secret.',
  },
  {
    titre: 'Sous-traitants ultérieurs',
    texte:
      'L’hébergeur et, si le cabinet l’accepte, le fournisseur d’un modèle de langage. Le nom et les coordonnées d’un client ne sont jamais envoyés à un modèle hors du service. Tout changement est annoncé au moins trente jours avant\u202f; le cabinet peut s’y opposer et partir.',
  },
  {
    titre: 'Droits des personnes',
    texte:
      'Francis aide le cabinet à répondre\u202f: un dossier se lit, se corrige, s’exporte et s’efface depuis l’espace professionnel, et l’exploitant peut sortir ou effacer en une commande tout ce qui est gardé d’un client. Une demande reçue directement est transmise au cabinet.',
  },
  {
    titre: 'Violation de données',
    texte:
      'Francis prévient le cabinet sans attendre, et au plus tard quarante-huit heures après en avoir eu connaissance, avec ce qui est connu de la nature, de l’étendue et des suites de la violation.',
  },
  {
    titre: 'Fin et contrôle',
    texte:
      'À la fin du compte, le cabinet emporte ses données puis elles sont effacées, sauf ce que la loi impose de garder. Le cabinet peut demander ce qui prouve le respect de cet accord, et faire mener un audit à ses frais, une fois l’an, avec un préavis raisonnable.',
  },
] as const;

/** The agreement of the GDPR's article 28; its date is its version. */
export function AccordSousTraitance() {
  useTitre('Accord de sous-traitance');
  return (
    <CadrePublic etroit>
      <h1>Accord de sous-traitance</h1>
      <p className="doux">RGPD, article 28. En vigueur depuis le {jourLong(ACCORD_SOUS_TRAITANCE)}.</p>
      {SECTIONS.map(({ titre, texte }) => (
        <section key={titre} className="article-accord">
          <h2>{titre}</h2>
          <p>{texte}</p>
        </section>
      ))}
    </CadrePublic>
  );
}
