import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Bouton, ChoixSegmente } from '../../design-system/index.ts';
import { Section } from '../../platform/Section.tsx';
import { enregistrerFichier } from '../../platform/fichiers.ts';
import { toast } from '../../platform/toasts.tsx';
import { FormulairePreuve } from '../comptes/index.ts';
import { exporter, type Format } from './api.ts';

const FORMATS = [
  { valeur: 'archive', libelle: 'Archive CSV et JSON' },
  { valeur: 'json', libelle: 'JSON seul' },
] as const;

/** Everything, in one file; the identity is asked again, for a screen left open must not be enough. */
export function SectionExport() {
  const client = useQueryClient();
  const [ouvert, setOuvert] = useState(false);
  const [format, setFormat] = useState<Format>('archive');
  return (
    <Section
      titre="Copie complète"
      texte="Compte, profil, conversations, consentements, connexions et journal&#8239;: un fichier CSV par table pour un tableur, et le tout en JSON."
      action={!ouvert && <Bouton onClick={() => setOuvert(true)}>Télécharger mes données</Bouton>}
    >
      {ouvert && (
        <div className="feuille bloc">
          <FormulairePreuve
            bouton="Télécharger"
            enCours="Préparation..."
            defaut="Le téléchargement n’a pas abouti. Réessayez dans un instant."
            onAnnuler={() => setOuvert(false)}
            action={async (preuve) => {
              enregistrerFichier(await exporter(format, preuve));
              setOuvert(false);
              toast('Vos données sont téléchargées.');
              void client.invalidateQueries({ queryKey: ['journal'] });
            }}
          >
            <ChoixSegmente legende="Format du fichier" options={FORMATS} valeur={format} onChange={setFormat} />
          </FormulairePreuve>
        </div>
      )}
    </Section>
  );
}
