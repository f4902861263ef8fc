import { Alerte } from '../../design-system/index.ts';
import { CadrePro } from './CadrePro.tsx';
import { RETOUR_CLIENTS, TetePro } from './TetePro.tsx';

/** In the place of a form that could not be sent. */
export function LectureSeule({ titre }: { titre: string }) {
  return (
    <CadrePro>
      <TetePro retour={RETOUR_CLIENTS} titre={titre} />
      <Alerte ton="attention">
        <p>
          Vous êtes lecteur dans ce cabinet{'\u202f'}: vous consultez ses dossiers sans les modifier. Le titulaire peut
          changer votre rôle.
        </p>
      </Alerte>
    </CadrePro>
  );
}
