/** The gallery begins with storage of its own, which the app's modules read as they load. */
import './own-storage';
import { mountGallery } from './gallery.lazy';

void mountGallery.load().then((mount) => mount());
