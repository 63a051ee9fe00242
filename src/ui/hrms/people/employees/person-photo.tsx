/** Photo of an employee, or their initials. */
import { useGetEmployeePhoto } from "#generated/hrms/hooks/employees.ts";
import { Avatar } from "../../../kit/avatar.tsx";

interface PersonPhotoProps {
  companyId: string;
  employeeId: string;
  name: string;
  /** File id; it changes with each upload. */
  photo: string | null;
  size: number;
}

export function PersonPhoto(props: PersonPhotoProps) {
  const { name, photo, size } = props;
  return photo === null ? <Avatar name={name} size={size} /> : <Stored key={photo} {...props} />;
}

function Stored({ companyId, employeeId, name, size }: PersonPhotoProps) {
  const { data } = useGetEmployeePhoto({ path: { companyId, employeeId } }, { staleTime: 300_000 });
  return <Avatar name={name} src={data?.photo} size={size} />;
}
