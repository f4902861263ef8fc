import { PartServie } from '../../../platform/PartServie.tsx';
import { Hebergeur, IdentiteEditeur } from './Editeur.tsx';
import { PageLegale } from './PageLegale.tsx';

export function PageMentions() {
  return (
    <PageLegale
      chemin="/mentions-legales"
      titre="Mentions légales"
      sections={[
        {
          titre: 'Éditeur',
          contenu: <PartServie nom="editeur" de={IdentiteEditeur} props={{}} />,
        },
        { titre: 'Hébergement', contenu: <PartServie nom="hebergeur" de={Hebergeur} props={{}} /> },
        {
          titre: 'Ce que valent les réponses',
          contenu: (
            <>
              <p>
                Francis est un assistant automatique. Chaque réponse écrite par lui le dit. Les chiffres viennent d’un
                moteur de calcul écrit d’après les textes, avec leur article et leur année.
              </p>
              <p>
                Les résultats sont indicatifs. Ils ne remplacent ni l’administration, ni l’avis d’un professionnel, et
                ne valent pas déclaration.
              </p>
            </>
          ),
        },
        {
          titre: 'Propriété',
          contenu: (
            <p>
              Les textes de loi sont libres. L’interface, les articles et le moteur appartiennent à l’éditeur. Ce que
              vous écrivez vous appartient.
            </p>
          ),
        },
      ]}
    />
  );
}
