/** The picture of an employee, or their initials. */
import { Avatar } from "../../kit/avatar.tsx";

interface PersonPhotoProps {
  companyId: string;
  name: string;
  /** A stored file. */
  photo: string | null;
  size: number;
}

export function PersonPhoto({ name, size }: PersonPhotoProps) {
  return <Avatar name={name} size={size} />;
}
