import { Link } from 'react-router';
import { PageLegale } from './PageLegale.tsx';

export function PageAccessibilite() {
  return (
    <PageLegale
      chemin="/accessibilite"
      titre="Accessibilité"
      sections={[
        {
          titre: 'État de conformité',
          contenu: (
            <p>
              Accessibilité{'\u202f'}: <b>partiellement conforme</b> au référentiel RGAA. Aucun audit extérieur n’a
              encore été fait{'\u202f'}: cette page dit ce que nous vérifions nous-mêmes.
            </p>
          ),
        },
        {
          titre: 'Ce qui est vérifié à chaque version',
          contenu: (
            <ul>
              <li>Les règles WCAG 2.2 A et AA qu’un programme sait contrôler, sur les écrans, dans les deux thèmes.</li>
              <li>Les parcours au clavier{'\u202f'}: se connecter, demander, ouvrir un calcul, corriger un fait lu.</li>
              <li>L’affichage à 320 pixels de large sans défilement horizontal.</li>
              <li>Le mouvement réduit, quand le système le demande.</li>
            </ul>
          ),
        },
        {
          titre: 'Ce qui manque',
          contenu: (
            <ul>
              <li>Les essais avec plusieurs lecteurs d’écran, par des personnes qui s’en servent.</li>
              <li>Une version des graphiques en tableau partout{'\u202f'}: la plupart ont un texte équivalent.</li>
            </ul>
          ),
        },
        {
          titre: 'Signaler une difficulté',
          contenu: (
            <p>
              Écrivez-nous depuis <Link to="/contact">la page de contact</Link>, sujet «{'\u202f'}L’accessibilité
              {'\u202f'}». Sans réponse satisfaisante, le{' '}
              <a href="https://www.defenseurdesdroits.fr">Défenseur des droits</a> peut être saisi.
            </p>
          ),
        },
      ]}
    />
  );
}
